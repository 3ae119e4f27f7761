/*
 * What a visitor on a slow phone waits for: `npm run lab -- pages`, or `npm run lab -- pages artigos returning 3` for the
 * routes and states that its words name and another number of runs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { load } from 'cheerio';
import { chromiumOptions } from '../../commands/chromium';
import { createSiteServer } from '../../deploy/local-server';
import { distFolder } from '../../paths';
import { fileOf } from '../../src/layout/page';
import { notFoundFile, routes } from '../../src/routes';
import { sitePaths } from '../../tests/published-site';
import { loadPage, type PageLoad, storeAnswers, visitorStates } from './page-load';
import { behindSlowLine } from './slow-line';
import { markdownTable, median, withSpread } from './table';

const words = process.argv.slice(2);
const runs = Number(words.find((word) => /^\d+$/.test(word)) ?? 7);
const wanted = (...names: string[]) => words.filter((word) => !/^\d+$/.test(word)).every((word) => names.some((name) => name.includes(word)));

const bodies = new Map<string, Buffer>();

/**
 * The limit of every page: the same HTML without script, style, font or anything else that a <link> asks for. No page with
 * these words can be painted sooner. Without the script it would show the gate to everyone: `?site` shows the site.
 */
function limitOf(url: string): Buffer {
  const known = bodies.get(url);
  if (known) return known;
  const [path = '', site] = url.split('?');
  const own = join(distFolder, fileOf(path));
  const html = load(readFileSync(existsSync(own) ? own : join(distFolder, notFoundFile), 'utf8'));
  html('script, style, link').remove();
  if (site) html('[data-gate]').attr('hidden', '').siblings('[data-site]').removeAttr('hidden');
  const body = brotliCompressSync(html.html());
  bodies.set(url, body);
  return body;
}

const limitPages = createServer((request, response) => {
  const body = limitOf(request.url ?? '/');
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br', 'Content-Length': body.length }).end(body);
});

const site = await behindSlowLine(createSiteServer());
const limit = await behindSlowLine(limitPages);
const browser = await chromium.launch(chromiumOptions());

// A browser that has just started is busy with itself.
await visit(site, {}, routes.home, 1);

const loads: (string | number)[][] = [];
for (const path of [...sitePaths(), '/nada-aqui']) {
  for (const [state, stored] of Object.entries(visitorStates)) {
    if (wanted(path, state)) loads.push(...(await loadRows(path, state, stored)));
  }
}
await browser.close();

const columns = ['bytes', 'requests', 'first paint', '÷ limit', 'largest paint', '÷ limit', 'shift', 'blocked', 'of limit'];
console.log(`Bytes over the line; ms, median of ${runs} (least–greatest); ÷ limit: of the medians (of the least).\n`);
console.log(markdownTable(['page', 'state', 'load', ...columns], loads));
process.exit();

/** A new phone, with what it has stored, opens the page `times` times. */
async function visit(baseURL: string, stored: Record<string, string>, path: string, times: number): Promise<PageLoad[]> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  await storeAnswers(context, stored);
  const loads: PageLoad[] = [];
  while (loads.length < times) loads.push(await loadPage(context, path));
  await context.close();
  return loads;
}

async function loadRows(path: string, state: string, stored: Record<string, string>): Promise<(string | number)[][]> {
  const limitPath = state === 'gate' ? path : `${path}?site`;
  // Made beforehand, as ours is.
  limitOf(limitPath);
  const limits: PageLoad[] = [];
  const results: PageLoad[][] = [];
  // In turns, so that what else this machine does meets all of them.
  for (let run = 0; run < runs; run++) {
    limits.push(...(await visit(limit, stored, limitPath, 1)));
    results.push(await visit(site, stored, path, 2));
  }
  const rows = ['first', 'repeat'].map((load, turn) => [
    path,
    state,
    load,
    ...figures(
      results.flatMap((loads) => loads[turn] ?? []),
      limits,
    ),
  ]);
  console.error(rows.map((cells) => cells.join(' ')).join('\n'));
  return rows;
}

function figures(own: PageLoad[], limits: PageLoad[]): (string | number)[] {
  const of = (take: (load: PageLoad) => number, from = own) => median(from.map(take));
  const least = (take: (load: PageLoad) => number, from = own) => Math.min(...from.map(take));
  const timed = (take: (load: PageLoad) => number) => [
    withSpread(own.map(take)),
    `${(of(take) / of(take, limits)).toFixed(2)} (${(least(take) / least(take, limits)).toFixed(2)})`,
  ];
  return [
    Math.round(of(({ bytes }) => bytes)),
    of(({ requests }) => requests),
    ...timed(({ firstPaint }) => firstPaint),
    ...timed(({ largestPaint }) => largestPaint),
    of(({ shift }) => shift).toFixed(3),
    ...[own, limits].map((from) => Math.round(of(({ blocked }) => blocked, from))),
  ];
}
