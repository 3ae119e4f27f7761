import { aboutWords } from './rule';

const oneWay = 'duas maneiras na mesma página parecem descuido.';
const lineEnds = 'o sinal podia ficar sozinho no princípio ou no fim de uma linha.';

/** What must stand as it is: the specification's own strings, postal codes, tax numbers, bank accounts. */
const verbatim = [/\bPT\d{23}\b/g, /\b\d{9}\b/g, /^\+25$/gm, /^\+5000$/gm, /^€40\.000\+$/gm, /\b\d{4}-\d{3}\b/g];

/** How the site sets Portuguese. Amounts follow the specification: `3.500€`, without a space. */
const rows = [
  { pattern: /["“”„]/g, what: 'aspas que não são « ».', why: oneWay, mend: 'escreva « e ».' },
  { pattern: /\d[^\S\n]%/g, what: 'um espaço antes de %.', why: oneWay, mend: 'escreva 96%.' },
  {
    pattern: /(?<![\d-])\d+(?:[.,]\d+)?[^\S\n]?-[^\S\n]?\d+(?![\d-])/g,
    what: 'um hífen entre números.',
    why: 'lê-se como uma subtração, ou como um só número.',
    mend: 'escreva um traço sem espaços: 10–20.',
  },
  { pattern: /\d[^\S\n]+€|€[^\S\n]*\d/g, what: 'o sinal do euro longe da quantia, ou antes dela.', why: oneWay, mend: 'escreva 3.500€.' },
  {
    pattern: /(?<![\d.])\d{4,}€|(?<![\d.])\d{5,8}(?!\d)|\d[^\S\n]\d{3}€|\d,\d{3}(?!\d)/g,
    what: 'milhares sem ponto.',
    why: oneWay,
    mend: 'escreva 3.500€.',
  },
  { pattern: /(?<=\S) {2,}(?=\S)/g, what: 'dois espaços.', why: 'pode faltar uma palavra entre eles.', mend: 'deixe um só.' },
  { pattern: /[^\S\n]+[,;.:!?»)](?=\s|$)/g, what: 'um espaço antes do sinal.', why: lineEnds, mend: 'apague o espaço.' },
  { pattern: /[«(][^\S\n]/g, what: 'um espaço depois do sinal.', why: lineEnds, mend: 'apague o espaço.' },
  { pattern: /\.{3}/g, what: 'três pontos.', why: 'a letra tem um só sinal para eles.', mend: 'escreva ….' },
  { pattern: /(?<!\p{L})[Nn][º°]/gu, what: 'abreviatura sem ponto.', why: 'em Portugal a abreviatura tem ponto.', mend: 'escreva n.º.' },
];

export const typography = aboutWords(rows, verbatim);
