/*
 * Lighthouse's four scores, as a phone, for every route, for a new visitor and one who returns: `npm run bench:lighthouse`,
 * or with words for some (`-- artigos returning`). Needs a built site in dist/. Lighthouse has packages of its own, two
 * hundred of them, which only this installs.
 */
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { createSiteServer } from '../../../deploy/local-server';
import { chromiumOptions } from '../../../tests/chromium';
import { sitePaths } from '../../../tests/site-paths';
import { markdownTable } from '../markdown-table';
import { visitorStates } from '../visitor-states';

type Audit = { score: number | null; numericValue?: number };
type Report = { lhr: { categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>; audits: Record<string, Audit> } };
type Lighthouse = (address: string, flags: object) => Promise<Report>;

// Not resolved by the compiler, because it need not be installed.
const packageName = 'lighthouse';
const { default: lighthouse } = (await import(packageName)) as { default: Lighthouse };

const words = process.argv.slice(2);
const debuggingPort = 9333;
const server = createSiteServer().listen(0, 'localhost');
await new Promise((resolve) => server.once('listening', resolve));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

const rows: (string | number)[][] = [];
for (const [state, stored] of Object.entries(visitorStates).filter(([state]) => state !== 'banner')) {
  const options = chromiumOptions();
  const visitor = await chromium.launchPersistentContext('', { ...options, args: [...(options.args ?? []), `--remote-debugging-port=${debuggingPort}`] });
  const page = await visitor.newPage();
  await page.goto(origin);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  for (const path of sitePaths().filter((path) => words.every((word) => path.includes(word) || state.includes(word)))) {
    rows.push([path, state, ...(await scoresOf(path))]);
    console.error(rows.at(-1)?.join(' '));
  }
  await visitor.close();
}
server.close();
console.log(markdownTable(['page', 'state', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS', 'lost on'], rows));

async function scoresOf(path: string): Promise<(string | number)[]> {
  const { lhr } = await lighthouse(`${origin}${path}`, { port: debuggingPort, output: 'json', logLevel: 'error', disableStorageReset: true });
  const measured = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
  const lost = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  );
  return [
    ...Object.values(lhr.categories).map(({ score }) => Math.round(score * 100)),
    ...measured.map((id) => Math.round(lhr.audits[id]?.numericValue ?? Number.NaN)),
    lost.join(', ') || 'nothing',
  ];
}
