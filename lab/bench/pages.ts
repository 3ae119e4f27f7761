/*
 * What a visitor on a slow phone waits for: `npm run bench:pages`, or `npm run bench:pages -- artigos returning 3` for
 * the routes and states that its words name and another number of runs. Needs a built site in dist/.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { createSiteServer } from '../../deploy/local-server';
import { routes } from '../../src/routes';
import { chromiumOptions } from '../../tests/chromium';
import { sitePaths } from '../../tests/site-paths';
import { clickToPaint } from './click-to-paint';
import { limitPages } from './limit-pages';
import { markdownTable } from './markdown-table';
import { median } from './median';
import { enterAtOnce, loadPage, type PageLoad } from './page-load';
import { slow4G, slowLine } from './slow-line';
import { visitorStates } from './visitor-states';

const words = process.argv.slice(2);
const runs = Number(words.find((word) => /^\d+$/.test(word)) ?? 5);
const wanted = (...names: string[]) => words.filter((word) => !/^\d+$/.test(word)).every((word) => names.some((name) => name.includes(word)));
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const site = await overSlowLine(createSiteServer());
const limit = await overSlowLine(limitPages());
const browser = await chromium.launch(chromiumOptions());

// A browser that has just started is busy with itself.
await loadsOf(browser, site, routes.home, visitorStates.gate, 2);

const pages: (string | number)[][] = [];
const paths = [...sitePaths(), '/nada-aqui'];
for (const path of paths) {
  for (const [state, stored] of Object.entries(visitorStates)) {
    if (!wanted(path, state)) continue;
    const loads = { limit: [] as PageLoad[], first: [] as PageLoad[], repeat: [] as PageLoad[] };
    // The three take turns, so that what else this machine does meets all of them.
    for (let run = 0; run < runs; run++) {
      loads.limit.push(...(await loadsOf(browser, limit, path, stored, 1)));
      const [first, repeat] = await loadsOf(browser, site, path, stored, 2);
      if (first && repeat) {
        loads.first.push(first);
        loads.repeat.push(repeat);
      }
    }
    const rows = [pageRow(path, state, 'first', loads.first, loads.limit), pageRow(path, state, 'repeat', loads.repeat, loads.limit)];
    pages.push(...rows);
    console.error(rows.map((cells) => cells.join(' ')).join('\n'));
  }
}
const head = [
  'page',
  'state',
  'load',
  'HTML',
  'scripts',
  'font',
  'pictures',
  'other',
  'requests',
  'FCP',
  'LCP',
  'largest text',
  'FCP ÷ limit',
  'LCP ÷ limit',
  'CLS',
  'TBT',
  'TBT of limit',
];
console.log(`Bytes over the line; times in ms; medians of ${runs}.\n\n${markdownTable(head, pages)}`);

const entering: (string | number)[][] = [];
for (const path of paths.filter((path) => wanted(path, 'gate'))) {
  const results = [];
  for (let run = 0; run < runs; run++) {
    const page = await browser.newPage({ baseURL: site, ...phone });
    results.push(await enterAtOnce(page, path));
    await page.close();
  }
  entering.push([
    path,
    ...[results.map(({ answered }) => answered), results.map(({ filesBefore }) => filesBefore)].map((values) => Math.round(median(values))),
  ]);
}
if (entering.length > 0) console.log(`\n${markdownTable(['page', 'Entrar answers, ms', 'files that had arrived'], entering)}`);
await browser.close();

const clicks: (string | number)[][] = [];
for (const rest of [0, 300, 500, 1000]) {
  if (!wanted('click')) continue;
  const results = [];
  for (let run = 0; run < runs; run++) results.push(await clickToPaint(site, routes.articles, rest));
  clicks.push([rest, Math.round(median(results.map(({ painted }) => painted))), results.filter(({ prerendered }) => prerendered).length]);
}
if (clicks.length > 0) console.log(`\n${markdownTable(['the mouse rests, ms', 'click to paint, ms', `prerendered, of ${runs}`], clicks)}`);
process.exit();

/** Loads one after the other, with one cache. */
async function loadsOf(browser: Browser, baseURL: string, path: string, stored: Record<string, string>, times: number): Promise<PageLoad[]> {
  const context = await browser.newContext({ baseURL, ...phone });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  const loads: PageLoad[] = [];
  for (let time = 0; time < times; time++) loads.push(await loadPage(context, path));
  await context.close();
  return loads;
}

function pageRow(path: string, state: string, load: string, loads: PageLoad[], limits: PageLoad[]): (string | number)[] {
  const of = (take: (load: PageLoad) => number, from = loads) => median(from.map(take));
  const ratio = (take: (load: PageLoad) => number) => (of(take) / of(take, limits)).toFixed(2);
  const types = ['document', 'script', 'font', 'image', 'other'] as const;
  return [
    path,
    state,
    load,
    ...types.map((type) => Math.round(of(({ bytes }) => bytes[type]))),
    of(({ requests }) => requests),
    ...[of(({ firstPaint }) => firstPaint), of(({ largestPaint }) => largestPaint)].map(Math.round),
    Math.round(of(({ largestText }) => largestText)) || '–',
    ratio(({ firstPaint }) => firstPaint),
    ratio(({ largestPaint }) => largestPaint),
    of(({ shift }) => shift).toFixed(3),
    ...[of(({ blocked }) => blocked), of(({ blocked }) => blocked, limits)].map(Math.round),
  ];
}

async function overSlowLine(server: Server): Promise<string> {
  const port = async (listening: { listen: Server['listen']; once: Server['once']; address: Server['address'] }) => {
    listening.listen(0, 'localhost');
    await new Promise<void>((resolve) => listening.once('listening', resolve));
    return (listening.address() as AddressInfo).port;
  };
  return `http://localhost:${await port(slowLine(await port(server), slow4G) as unknown as Server)}`;
}
