import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { visibleText } from './visible-text';

const page = (body: string) =>
  visibleText(load(`<!doctype html><html><head><title>A</title><style>.a{}</style></head><body>${body}</body></html>`, { scriptingEnabled: false })).split(
    '\n',
  );

it('a page is read block by block, its inline words in their sentence', () => {
  expect(page('<h1>Um</h1><p>Dois <strong>e</strong> <a href="/b">três</a>.</p><script>let a</script>')).toEqual(['A', 'Um', 'Dois e três.']);
});

it('what screen readers say and what shows without scripts is read too', () => {
  expect(page('<nav aria-label="Páginas"><img alt="Elétrico"></nav><noscript><p>Sem scripts</p></noscript>')).toEqual([
    'A',
    'Páginas',
    'Elétrico',
    'Sem scripts',
  ]);
});

it('no-break spaces are kept: they are what the typography check looks for', () => {
  expect(page('<p>6&nbsp;meses</p>')).toContain('6\u00a0meses');
});
