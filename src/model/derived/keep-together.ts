const units = String.raw`pessoas?\b|anos?\b|mês\b|meses\b|semanas?\b|dias?\b|horas?\b|minutos?\b|min\b|mil\b|vezes\b|milhões\b`;
const months = 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
const numbered = String.raw`\b(?:artigos?|n\.º|Vida|SNS) `;
/**
 * Each looks back from behind the space and ahead, first where it fails sooner: the engine then stops at spaces alone, and at
 * most of them not for long. Every word of every article passes here.
 */
const apart = new RegExp(
  ` (?:${[
    // A number and its unit, the groups of a telephone number, the odds of a term: «18 em 37», «8 para 1»; a day and its month.
    String.raw`(?<=\d )(?=${units}|\d{2,3}\b|(?:em|para) \d|de (?:${months})\b)`,
    // What a number numbers: «Lei n.º 41/2004», «Linha Vida [1414](tel:1414)».
    String.raw`(?=\d)(?<=${numbered})|(?=\[\d)(?<=${numbered})`,
    String.raw`(?=\d)(?<=\d (?:em|para) )`,
    // A name of two words: «Linha Vida».
    String.raw`(?=Vida\b)(?<=\bLinha )`,
    // The «de» of a date and its month, and of its month and the year: a date breaks before «de 2025» alone.
    String.raw`(?<=\d de )(?=(?:${months})\b)`,
    String.raw`(?=\d{4}\b)(?<=\b(?:${months}) de )`,
    // An act and its number, but for a «Decreto-Lei», too long; an article and the letters that a body is known by: «o [ICAD]».
    String.raw`(?=n\.º)(?<=[ (]Lei )`,
    String.raw`(?=\[?[A-Z]{4})(?<= [ao] )`,
    // What is said of a game, «casino ao vivo»; «quem deve o quê»; what is staked: «a 1€».
    String.raw`(?<=\bao )(?=vivo\b)`,
    '(?<= o )(?=quê)',
    // When somebody answers: «dia e noite», «dias úteis».
    String.raw`(?=e noite)(?<=\bdia )|(?=noite)(?<=\bdia e )|(?=úteis)(?<=\bdias )`,
    String.raw`(?<= a )(?=\d[\d.,]*€)`,
    // An operator or a dash and what stands before it, but for «=» and «≈», which may begin a line, as in «= 140€»; and the number
    // after it, but for «+»: a long sum has to break somewhere.
    String.raw`(?=[×÷+−–] )(?<=\S )`,
    String.raw`(?=\**\d)(?<= [×÷=≈−] )`,
    // The last eight characters of what is long enough to be a paragraph, and the word before: not «o site.» alone on a line. What
    // is quoted stands in a narrow window, where that would leave a hole before them.
    String.raw`(?=[^\n|»]{1,8}$)(?<=[^\n|]{80} )`,
  ].join('|')})`,
  'gmu',
);

/**
 * What makes one number, date or product never stands on two lines, and a paragraph never ends with a line of eight
 * characters: the spaces in between become no-break spaces, so that editors need not type them. Nothing else is kept together:
 * it would tear the lines.
 * `6 meses` → `6\u00a0meses`, `12 × 85€` → `12\u00a0×\u00a085€`; amounts in euros have no space (`3.500€`).
 */
export const keepTogether = (text: string): string => text.replace(apart, '\u00a0');
