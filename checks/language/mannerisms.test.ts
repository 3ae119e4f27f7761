import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { checkMannerisms, proseOf, repeatedPhrases } from './mannerisms';

const faults = (...paragraphs: string[]) => checkMannerisms({ file: '/artigos/a', paragraphs }).map(({ what }) => what);
const times = (count: number, paragraph: string) => Array.from({ length: count }, () => paragraph);

it('a few maxims at the end of paragraphs are a voice, many are a pattern', () => {
  const maxim = 'Uma roleta tem 37 casas. O ritmo é um preço.';
  expect(faults(...times(5, maxim))).toEqual([]);
  expect(faults(...times(6, maxim))).toEqual([expect.stringContaining('6 times paragraphs that end in a maxim, and the limit is 5: «O ritmo é um preço.»')]);
});

it.each([
  'O ritmo é um preço.',
  'Uma hora custa. São 24€ em média.',
  'Diga-o. «Fiquei com medo.»',
  'Aqui há duas frases. A segunda tem mais palavras do que aquelas que contam.',
])('no maxim: %s', (paragraph) => expect(faults(...times(6, paragraph))).toEqual([]));

it.each(['São registos, e não pessoas.', 'A média descreve muitas rondas, não a próxima.', 'O bónus não é dinheiro dado, mas um empréstimo.'])(
  'a contrast: %s',
  (paragraph) => {
    expect(faults(...times(2, paragraph))).toEqual([]);
    expect(faults(...times(3, paragraph))).toEqual([expect.stringContaining('3 times «não X, mas Y»')]);
  },
);

it('prose is sentences: no frame, table, notice or source', () => {
  const page = load(`<header><p>Fora</p></header><main><h1>Título</h1><p>Uma <a>ligação<span class="visually-hidden"> (abre)</span></a>.</p>
    <p data-notice="a">Aviso</p><table><td>1</td></table><ul><li>Ponto</li></ul><section id="fontes"><li>Fonte</li></section></main>`);
  expect(proseOf('a.html', page).paragraphs).toEqual(['Uma ligação.', 'Ponto']);
});

it('phrases on two pages are listed once, as long as they are', () => {
  const page = (...paragraphs: string[]) => ({ file: '', paragraphs });
  expect(
    repeatedPhrases([
      page('Hoje compare o domínio letra a letra com a lista.', 'Um dois três quatro cinco.'),
      page('Compare o domínio, letra a letra, com o navegador.', 'Um dois três quatro cinco.'),
      page('Outra coisa que aqui se diz uma só vez.', 'Outra coisa que aqui se diz uma só vez.'),
    ]),
  ).toEqual(['compare o domínio letra a letra com']);
});
