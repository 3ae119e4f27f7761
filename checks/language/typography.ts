import type { Reading, Remark } from './reading';

type Rule = { pattern: RegExp; what: string; why: string; mend: string };

const apart = 'a line may end between them, and the number loses its meaning.';

/** How the site sets Portuguese. Amounts follow the specification: `3.500€`, without a space. */
const rules: Rule[] = [
  { pattern: /["“”„]/g, what: 'a quotation mark other than « ».', why: 'two kinds on one page look like carelessness.', mend: 'write « and ».' },
  { pattern: /\d[ ]?%/g, what: 'no no-break space before %.', why: apart, mend: 'in content/ an ordinary space is enough; in src/ write \\u00a0.' },
  {
    pattern: /\d (?:anos?|mês|meses|semanas?|dias?|horas?|minutos?|min|mil|milhões)(?!\p{L})/gu,
    what: 'an ordinary space between a number and its unit.',
    why: apart,
    mend: 'see src/model/keep-together.ts; in src/ write \\u00a0.',
  },
  {
    pattern: /(?<![\d-])\d+(?:[.,]\d+)?[^\S\n]?-[^\S\n]?\d+(?![\d-])/g,
    what: 'a hyphen in a range of numbers.',
    why: 'it reads as a subtraction or as one number.',
    mend: 'write an en dash without spaces: 10–20.',
  },
  {
    pattern: /\d[^\S\n]+€|€[^\S\n]*\d/g,
    what: 'a euro sign apart from its amount, or before it.',
    why: 'amounts are written in one way: 3.500€.',
    mend: 'write 3.500€.',
  },
  {
    // Nine digits and more are no amount: a tax number, a telephone, an account.
    pattern: /(?<![\d.])\d{4,}€|(?<![\d.])\d{5,8}(?!\d)|\d[^\S\n]\d{3}€|\d,\d{3}(?!\d)/g,
    what: 'thousands without a dot.',
    why: 'amounts are written in one way: 3.500€.',
    mend: 'write 3.500€.',
  },
  { pattern: /(?<=\S) {2,}(?=\S)/g, what: 'two spaces.', why: 'a word may be missing between them.', mend: 'leave one.' },
  { pattern: /[^\S\n]+[,;.:!?»)](?=\s|$)/g, what: 'a space before a sign.', why: 'the sign could start a line.', mend: 'remove the space.' },
  { pattern: /[«(][^\S\n]/g, what: 'a space after an opening sign.', why: 'the sign could end a line.', mend: 'remove the space.' },
  { pattern: /\.{3}/g, what: 'three dots.', why: 'the font has one sign for it.', mend: 'write ….' },
  { pattern: /(?<!\p{L})[Nn][º°]/gu, what: '«nº».', why: 'in Portuguese the abbreviation has its dot.', mend: 'write n.º.' },
];

/** What must stand as it is: the specification's own strings, postal codes, tax numbers, bank accounts. */
const verbatim = [/\bPT\d{23}\b/g, /\b\d{9}\b/g, /^\+25$/gm, /^\+5000$/gm, /^€40\.000\+$/gm, /^100%$/gm, /\b\d{4}-\d{3}\b/g];

export function checkTypography({ where, text }: Reading): Remark[] {
  const judged = verbatim.reduce((rest, pattern) => rest.replace(pattern, '⋯'), text);
  return rules.flatMap(({ pattern, what, why, mend }) =>
    [...judged.matchAll(pattern)].map((found) => ({ file: where, found: found[0], what: `${around(judged, found)}: ${what}`, why, mend })),
  );
}

/** The fault with some of what stands around it, no-break spaces visible. */
function around(text: string, { 0: found, index }: RegExpExecArray): string {
  const excerpt = text.slice(Math.max(0, index - 20), index + found.length + 20);
  return `«${excerpt.replaceAll('\n', ' ⏎ ').replaceAll('\u00a0', '⍽')}»`;
}
