/* The words that pages have from the code, and not from content/, are written as in Portugal. What content/ says is the publisher's. */
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { speller } from '../desk/spelling';
import { visibleText } from '../desk/visible-text';
import { contentFolder } from '../paths';
import { judge } from '../rules/rule';
import { loadContent, remarked } from '../rules/rulebook';
import { BankrollResult } from '../src/islands/bankroll/BankrollResult';
import { RolloverResult } from '../src/islands/rollover/RolloverResult';
import { games } from '../src/model/derived/games';
import { textsIn } from '../src/model/derived/parts';
import { drawPages } from './drawn-pages';

const content = loadContent(contentFolder);
const said = textsIn(content)
  .map(({ text }) => text)
  .join('\n');
/** What content/ says, and three words of ours that the dictionary of Portugal does not have. */
const misspellings = speller(['blackjack', 'scripts', 'min', ...(said.match(/\p{L}+/gu) ?? [])]);

const nights = { balance: 50, stake: 5, hours: 4 };
const odds = { ruined: 0.5497, ahead: 0.298, loss: 15.08, halfRuined: 3.4 };
/** What no page says before someone has typed. */
const results = [
  ...[140, 100, 80].map((loss) => <RolloverResult key={loss} bonus={100} cost={{ stakes: 3500, perDay: 350 / 3, loss }} />),
  <RolloverResult key="none" bonus={100} cost={{ stakes: Number.POSITIVE_INFINITY, perDay: 0, loss: 0 }} />,
  <BankrollResult key="nights" game={games.blackjack} bankroll={nights} odds={odds} />,
  <BankrollResult key="one" game={games.slot} bankroll={{ ...nights, hours: 1 }} odds={{ ...odds, halfRuined: 0.36 }} />,
  <BankrollResult key="too little" game={games.roulette} bankroll={{ ...nights, stake: 60 }} odds={odds} />,
];
const drawn = [...(await drawPages(content)), ['the results of the calculators', renderToStaticMarkup(results)] as const];
const pages = drawn.map(([file = '404', html]) => {
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
