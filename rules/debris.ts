import type { Found } from '../src/model/finding';
import { aboutWords, type Texts } from './rule';

const why = 'o leitor veria o sinal em vez do que ele devia fazer.';

/** Signs of Markdown that did not become anything: they stand among the words. */
const signs = aboutWords([
  {
    pattern: /^\|.{0,40}/gm,
    what: 'uma linha que começa por «|» fora de uma tabela.',
    why,
    mend: 'complete a tabela (o botão «Tabela» mostra como), ou apague os sinais.',
  },
  {
    pattern: /\*\*.{0,30}/g,
    what: 'dois asteriscos sem par.',
    why,
    mend: 'ponha «**» antes e depois das palavras a negrito, sem espaços por dentro, ou apague-os.',
  },
  { pattern: /^#{2,6}\p{L}.{0,40}/gmu, what: 'um título sem espaço depois dos cardinais.', why, mend: 'escreva «## » e depois o título.' },
  { pattern: /^-\p{L}.{0,40}/gmu, what: 'um hífen sem espaço.', why: 'não chega a ser um ponto de uma lista.', mend: 'escreva «- » e depois as palavras.' },
  { pattern: /^[•●▪◦‣·].{0,40}/gm, what: 'um sinal de lista que o site não conhece.', why: 'não chega a ser uma lista.', mend: 'comece a linha por «- ».' },
]);

/** What was left over of a text that was pasted or begun, and what an article lacks to be found one's way in. */
export const debris = (on: Texts): Found[] => [
  ...signs(on),
  ...on.texts.flatMap(({ file, field, source = '' }) => {
    const faults = [...unevenRows(source), ...(field === 'body' && source !== '' && !/^#{2,} /m.test(source) ? [noHeading] : [])];
    return faults.map((fault) => ({ file, field, ...fault }));
  }),
];

const noHeading = {
  what: 'o artigo não tem nenhum título.',
  why: 'quem o percorre pelos títulos, com os olhos ou com um leitor de ecrã, não encontra nada.',
  mend: 'comece o texto por um título de secção: o botão «Título», ou «## » no início da linha.',
};

/** Each table's head and rows. The parser fills a row that is too short, and cuts one that is too long. */
export const tablesIn = (source: string) =>
  [...source.matchAll(/^(\|.*)\n\|[ \t|:-]+\n((?:\|.*(?:\n|$))+)/gm)].map(([, head = '', rows = '']) => ({ head, rows: rows.trim().split('\n') }));

export const cellsIn = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/);

const columnsIn = (row: string) => cellsIn(row).length;

const unevenRows = (source: string) =>
  tablesIn(source).flatMap(({ head, rows }) => {
    const columns = columnsIn(head);
    const uneven = rows.filter((row) => columnsIn(row) !== columns);
    return uneven.map((row) => ({
      words: row,
      what: `«${row}»: uma linha de tabela com ${columnsIn(row) === 1 ? '1 coluna' : `${columnsIn(row)} colunas`}, e o título tem ${columns}.`,
      why: 'os números ficariam por baixo da coluna errada, ou de fora.',
      mend: 'separe as colunas com «|», tantas como no título; a que não tem nada fica vazia.',
    }));
  });
