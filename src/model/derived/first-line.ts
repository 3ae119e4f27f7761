/**
 * From 10 to 17 h UTC, which in Lisbon is 10–17 h in winter and 11–18 h in summer, but for the national holidays that fall on the
 * same date each year (Código do Trabalho, artigo 234.º), and two days on which public offices often close.
 */
const office = /-(?!01-01|04-25|05-01|06-10|08-15|10-05|11-01|12-01|12-08|12-24|12-25|12-31)..-..T1[0-6]/;

/**
 * Which of two telephone lines a reader should see first at `now` (ms since 1970). The help line answers on working days; of
 * its hours sources say 10–18 or 10–20 h, so that it comes first within them. At all other times the support line does,
 * which is never closed: an hour too early is no harm, nor that Good Friday and Corpus Christi, which move, are not known here.
 */
export function firstLine(now: number): 'help' | 'support' {
  const time = new Date(now);
  return time.getUTCDay() % 6 && office.test(time.toISOString()) ? 'help' : 'support';
}
