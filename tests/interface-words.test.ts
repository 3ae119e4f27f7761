/* The words that pages have from the code, and not from content/, are written as in Portugal. What content/ says is the publisher's. */
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { speller } from '../desk/spelling';
import { visibleText } from '../desk/visible-text';
import { contentFolder } from '../paths';
import { loadContent } from '../rules/load-content';
import { judge } from '../rules/rule';
import { remarked } from '../rules/rulebook';
import { textsIn } from '../src/model/derived/parts';
import { drawPages } from './drawn-pages';

const content = loadContent(contentFolder);
const said = textsIn(content)
  .map(({ text }) => text)
  .join('\n');
/** What content/ says, and two words of ours that the dictionary of Portugal does not have. */
const misspellings = speller(['scripts', 'min', ...(said.match(/\p{L}+/gu) ?? [])]);
const pages = [...(await drawPages(content))].map(([file = '404', html]) => {
  const text = visibleText(load(html.replaceAll('</a><a', '</a> <a'), { scriptingEnabled: false }));
  return { file, field: 'words', text };
});
/** The loader joins those of content/ (src/model/derived/keep-together.ts); in code they are joined by \u00a0. */
const apart = /\d (?:anos?|mês|meses|semanas?|dias?|horas?|minutos?|min|mil|milhões)(?!\p{L})/gu;

it.each(pages)('on $file', (page) => {
  const remarks = judge(remarked, { texts: [page], misspellings });
  expect(remarks.filter(({ words }) => words === undefined || !said.includes(words))).toEqual([]);
  expect(page.text.match(apart) ?? []).toEqual([]);
});
