import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Source } from '../model/sources';
import { Sources } from './Sources';

const draw = (...sources: Partial<Source>[]) =>
  load(renderToStaticMarkup(<Sources sources={sources.map((source, index) => ({ title: `Fonte ${index}`, consultedOn: '2026-11-20', ...source }))} />));

it('the usual day and the usual way of reading are said once, what differs at its source', () => {
  const $ = draw({ readAs: 'copia' }, {}, { readAs: 'copia', consultedOn: '2026-11-21' }, { readAs: 'resumo' }, { readAs: 'copia' });
  expect($('p').text().replaceAll('\u00a0', ' ')).toBe(
    'Lidas a 20 de novembro de 2026, em cópia guardada; (r) só por resumos de terceiros, sem leitura do texto.',
  );
  expect(
    $('li')
      .get()
      .map((source) => $(source).text().replaceAll('\u00a0', ' ')),
  ).toEqual(['Fonte 0', 'Fonte 1', 'Fonte 2, a 21 de novembro de 2026', 'Fonte 3 (r)', 'Fonte 4']);
});

it('a source with an address is a link, one without is its title', () => {
  const $ = draw({ address: 'https://a.example/' }, {});
  expect(
    $('li')
      .get()
      .map((source) => $(source).find('a').attr('href')),
  ).toEqual(['https://a.example/', undefined]);
});
