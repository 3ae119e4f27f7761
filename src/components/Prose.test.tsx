import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Prose } from './Prose';

const drawn = (text: string) => renderToStaticMarkup(<Prose>{text}</Prose>);

it('a link in the heading of a table is a link', () => {
  expect(drawn('| [Jogo](/regras) | Parte |\n|---|--:|\n| Slots | 100% |')).toContain('<th scope="col"><a href="/regras">Jogo</a></th>');
});

it.each(['2 < 3 & 4 > 1', '100€ a 35x, ou 3.500€', 'um ~ dois ~ três'])('«%s» is drawn as it is written', (text) => {
  expect(drawn(text).replace(/<[^>]*>/g, '')).toBe(text.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;'));
});

it('HTML is shown as text', () => {
  expect(drawn('um <b>dois</b>')).not.toContain('<b>');
});
