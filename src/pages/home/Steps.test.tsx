import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contentFolder } from '../../../paths';
import { loadContent } from '../../../rules/rulebook';
import { Steps } from './Steps';

const items = [{ number: '1', title: 'Um passo', text: 'O que ele pede.' }];

it.each([
  ['2025-12-27', 'the last day of the edition', 'in sight', 0],
  ['2025-12-28', 'the day after it', 'folded', 1],
])('on %s, %s, what the steps say is %s', (today, _, __, folds) => {
  const $ = load(renderToStaticMarkup(<Steps items={items} folded={loadContent(contentFolder, today).editionOver} />));
  expect([$('li details:not([open]) > summary + p').length, $('h3').text(), $('p').text()]).toEqual([folds, 'Um passo', 'O que ele pede.']);
});
