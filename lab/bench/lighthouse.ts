/*
 * Lighthouse's four scores, as a phone, for every route, for a new visitor and one who returns: `npm run lab -- lighthouse`,
 * or with words for some of them (`artigos returning`).
 */
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../commands/chromium';
import { createSiteServer } from '../../deploy/local-server';
import { freePort, listen } from '../../deploy/loopback';
import { sitePaths } from '../../tests/published-site';
import { visitorStates } from './page-load';
import { markdownTable } from './table';

type Audit = { score: number | null; numericValue?: number };
type Report = { lhr: { categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>; audits: Record<string, Audit> } };
type Lighthouse = (address: string, flags: object) => Promise<Report>;

// Not resolved by the compiler, because it need not be installed.
const packageName = 'lighthouse';
const { default: lighthouse } = (await import(packageName)) as { default: Lighthouse };

const words = process.argv.slice(2);
const port = await freePort();
const { origin, stop } = await listen(createSiteServer());

const rows: (string | number)[][] = [];
for (const state of ['gate', 'returning'] as const) {
  const options = chromiumOptions();
  const visitor = await chromium.launchPersistentContext('', { ...options, args: [...(options.args ?? []), `--remote-debugging-port=${port}`] });
  const page = await visitor.newPage();
  await page.goto(origin);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, visitorStates[state]);
  for (const path of sitePaths().filter((path) => words.every((word) => path.includes(word) || state.includes(word)))) {
    rows.push([path, state, ...(await scoresOf(path))]);
    console.error(rows.at(-1)?.join(' '));
  }
  await visitor.close();
}
stop();
console.log(markdownTable(['page', 'state', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS', 'lost on'], rows));

async function scoresOf(path: string): Promise<(string | number)[]> {
  const { lhr } = await lighthouse(`${origin}${path}`, { port, output: 'json', logLevel: 'error', disableStorageReset: true });
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
