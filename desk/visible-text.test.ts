import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { visibleText } from './visible-text';

it.each([
  [
    'its blocks, with inline words in their sentence',
    '<h1>Um</h1><p>Dois <strong>e</strong> <a href="/b">três</a>.</p><script>let a</script>',
    'Um\nDois e três.',
  ],
  ['what is spoken, and what shows without scripts', '<nav aria-label="A"><img alt="B"></nav><noscript><p>C</p></noscript>', 'A\nB\nC'],
  ['no-break spaces', '<p>6&nbsp;meses</p>', '6\u00a0meses'],
])('of a page: %s', (_, html, text) => expect(visibleText(load(html, { scriptingEnabled: false }))).toBe(text));
