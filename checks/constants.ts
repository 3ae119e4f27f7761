import type { Content } from '../src/model/load-content';
import { storageKeys } from '../src/model/storage-keys';
import { dayInWords, dayWithoutYear, wordsFor } from '../src/model/words';
import { articlePath, type RoutePath, routes } from '../src/routes';
import { type BuiltSite, nameOf } from './built-site';
import type { Problem } from './problem';
import { visibleText } from './visible-text';

/** A figure or date that texts state: each match of `pattern`, by its first group, must be one of `values`. */
type Constant = { name: string; pattern: RegExp; values: string[]; home: string };

/** Specification §9, as the content gives it. */
export function constantsOf({ promotion, facts, site, home, privacy }: Content): Constant[] {
  const words = wordsFor(promotion, facts);
  const days = [promotion.signUpsOpenOn, promotion.signUpsCloseOn, promotion.drawOn, promotion.listPublishedBy];
  const figures = home.figures.items.map(({ number }) => number);
  const month = dayWithoutYear(promotion.drawOn).split(/\s/).at(-1);
  return [
    { name: 'the minimum age', pattern: /(?:maiores de|menores de|tem|tiver|com) (\d+) anos/g, values: [`${facts.minimumAge}`], home: 'facts.yaml' },
    { name: 'the minimum age', pattern: /\b(\d+)\+(?=\s*·)/g, values: [`${facts.minimumAge}`], home: 'facts.yaml' },
    { name: 'a date of the promotion', pattern: new RegExp(`\\b(\\d{1,2} de ${month} de \\d{4})`, 'g'), values: days.map(dayInWords), home: 'promotion.yaml' },
    {
      name: 'a date of the promotion',
      pattern: new RegExp(`\\b(\\d{1,2} de ${month})(?! de \\d)`, 'g'),
      values: days.map(dayWithoutYear),
      home: 'promotion.yaml',
    },
    { name: 'the sign-up period', pattern: /inscrições:? de (.+ de \d{4})/gi, values: [words.inscricoes ?? ''], home: 'promotion.yaml' },
    {
      name: 'the time to contact winners',
      pattern: /(?:premiados a contactar em|prazo de)\s+(\d+ horas)/gi,
      values: [words['prazo-de-contacto'] ?? ''],
      home: 'promotion.yaml',
    },
    {
      name: 'the publication of the list',
      pattern: /lista (?:de premiados)?[^.\n]{0,20}até\s+(\d+ de \p{L}+ de \d{4})/giu,
      values: [dayInWords(promotion.listPublishedBy)],
      home: 'promotion.yaml',
    },
    { name: 'the validity of a bonus', pattern: /\b(\d+ a \d+ dias)/g, values: [words['validade-do-bonus'] ?? ''], home: 'facts.yaml' },
    { name: 'the rollover of the example', pattern: /(\d+)x(?= (?:sobre|obriga)|, um bónus)/g, values: [`${facts.rollover.multiplier}`], home: 'facts.yaml' },
    { name: 'the bets of the example', pattern: /rollover de \d+x obriga a apostar (\S+€)/g, values: [words['apostas-exemplo'] ?? ''], home: 'facts.yaml' },
    { name: 'the contribution of slots', pattern: /slots contam (?:normalmente )?(\d[^;.,]*%)/gi, values: [facts.contribution.slots], home: 'facts.yaml' },
    { name: 'the contribution of tables', pattern: /(\d+(?:–|-| a )\d+ %)/g, values: [facts.contribution.tables], home: 'facts.yaml' },
    { name: 'the help line', pattern: /Linha Vida[,:]?(?: do ICAD)?\s+(\d[\d ]*\d)/g, values: [facts.helpLine], home: 'facts.yaml' },
    {
      name: 'self-exclusion, the law’s minimum',
      pattern: /mínimo legal é de (\S+ meses)/g,
      values: [`${facts.selfExclusion.legalMinimumMonths} meses`, 'três meses'],
      home: 'facts.yaml',
    },
    {
      name: 'self-exclusion, as advised',
      pattern: /pondere pelo menos (\S+ meses)/g,
      values: [`${facts.selfExclusion.advisedMonths} meses`],
      home: 'facts.yaml',
    },
    {
      name: 'the name of a storage key',
      pattern: /\b(age[-_ ]?verified|cookie[-_ ]?consent)\b/gi,
      values: Object.values(storageKeys),
      home: 'storage-keys.ts',
    },
    {
      name: 'the last update of a policy',
      pattern: /última atualização:? (\d+ de \p{L}+ de \d{4})/giu,
      values: [dayInWords(privacy.updatedOn)],
      home: 'legal/privacy.yaml',
    },
    { name: 'the year of the copyright', pattern: /©\s*(\d+)/g, values: [`${site.copyrightYear}`], home: 'site.yaml' },
    { name: 'a figure of the home page', pattern: /(\+\d[\d.]*|€[\d.]+\+)/g, values: figures, home: 'home.yaml' },
  ];
}

/** What a page cannot do without. */
function requiredOf(content: Content): Partial<Record<RoutePath, string[]>> {
  const { promotion, facts, home, privacy, cookies, terms } = content;
  const words = wordsFor(promotion, facts);
  const rollover = [words['rollover-exemplo'], words['bonus-exemplo'], words['apostas-exemplo']];
  const named = (...texts: (string | undefined)[]) => texts.filter((text) => text !== undefined);
  return {
    [routes.home]: named(words.sorteio, ...(home.figures.show ? home.figures.items.flatMap(({ number, label }) => [number, label]) : [])),
    [routes.rules]: named(
      words.inscricoes,
      words.sorteio,
      words['prazo-de-contacto'],
      words['lista-de-premiados'],
      words['validade-do-bonus'],
      `${facts.minimumAge} anos`,
    ),
    [routes.privacy]: named(dayInWords(privacy.updatedOn), ...Object.values(storageKeys)),
    [routes.cookies]: named(dayInWords(cookies.updatedOn), ...Object.values(storageKeys)),
    [routes.terms]: named(dayInWords(terms.updatedOn), `${facts.minimumAge} anos`),
    [routes.responsibleGambling]: named(facts.helpLine, words['autoexclusao-minimo'], words['autoexclusao-conselho']),
    [articlePath('dicas-aproveitar-bonus')]: named(
      ...rollover,
      facts.contribution.slots,
      facts.contribution.tables,
      facts.contribution.none,
      words['validade-do-bonus'],
    ),
  };
}

/** Every page states the same figures and dates: those of the content. */
export function checkConstants(site: BuiltSite): Problem[] {
  const constants = constantsOf(site.content).map((constant) => ({ ...constant, values: constant.values.map(spaced) }));
  const required = new Map(Object.entries(requiredOf(site.content)));
  const age = `${site.content.facts.minimumAge} anos`;
  return site.pages.flatMap((page) => {
    const text = visibleText(page.document);
    const where = nameOf(page);
    const stated = constants.flatMap(({ name, pattern, values, home }) =>
      [...text.matchAll(pattern)]
        .map(([, value = '']) => value)
        .filter((value) => !values.includes(value))
        .map((value) => ({
          where,
          what: `${name} is «${value}» here, and «${values.join('» or «')}» in ${home}.`,
          why,
          mend: 'let the text take it from there: {{name}} in content/, props in src/.',
        })),
    );
    const missing = [`© ${site.content.site.copyrightYear}`, age, ...(required.get(page.path ?? '') ?? [])]
      .filter((words) => !text.includes(spaced(words)))
      .map((words) => ({ where, what: `it does not say «${spaced(words)}».`, why, mend: 'put it back; the specification’s §9 says what this page states.' }));
    return [...stated, ...missing];
  });
}

const why = 'a reader who meets two figures for one thing can trust neither.';

/** The visible text has its no-break spaces as spaces. */
const spaced = (words: string) => words.replaceAll('\u00a0', ' ');
