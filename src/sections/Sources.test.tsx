import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Source } from '../model/schemas/sources';
import { Sources } from './Sources';

const draw = (...sources: Partial<Source>[]) =>
  load(renderToStaticMarkup(<Sources sources={sources.map((source, index) => ({ title: `Fonte ${index}`, consultedOn: '2026-11-20', ...source }))} />));
const words = (text: string) => text.replaceAll('\u00a0', ' ');

it('one line counts them and says until when they were read, and each source what differs', () => {
  const $ = draw({ readAs: 'copia' }, {}, { readAs: 'copia', consultedOn: '2026-11-19' }, { readAs: 'resumo' }, { readAs: 'copia' });
  expect(words($('details:not([open]) > summary').text())).toBe('5 fontes, lidas até 20 de novembro de 2026');
  expect(words($('p').text())).toBe('Lidas (c) em cópia guardada; (r) só por resumos de terceiros, sem leitura do texto.');
  expect(
    $('li')
      .get()
      .map((source) => words($(source).text())),
  ).toEqual(['Fonte 0 (c)', 'Fonte 1', 'Fonte 2 (c), a 19/11/2026', 'Fonte 3 (r)', 'Fonte 4 (c)']);
});

it('a single source is no plural, and one that was read where it stands needs no letters', () => {
  const $ = draw({});
  expect([words($('summary').text()), $('p').length]).toEqual(['1 fonte, lida a 20 de novembro de 2026', 0]);
});

it('a source with an address is a link, one without is its title', () => {
  const $ = draw({ address: 'https://a.example/' }, {});
  expect(
    $('li')
      .get()
      .map((source) => $(source).find('a').attr('href')),
  ).toEqual(['https://a.example/', undefined]);
});
