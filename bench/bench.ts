/* Page speed beside the limit page and other builds: see README.md. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { type Build, fileFor, limitOf, pagesIn, readBuild } from './files.ts';
import { protocol, serve, trust } from './serve.ts';
import { type Figures, openVisitor } from './visitor.ts';

const { values: options, positionals: folders } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { runs: { type: 'string', default: '7' }, pages: { type: 'string', default: '/,/cassinos-online,/artigos/dicas-aproveitar-bonus' } },
});
if (!existsSync('dist/index.html')) throw new Error('There is no dist/ to measure: run `npm run build` first.');

const runs = Number(options.runs);
const site = { ...readBuild('dist'), name: 'site' };
const builds = await Promise.all([limitOf(site), site, ...folders.map(readBuild)].map(publish));
const pages = options.pages === 'all' ? pagesIn(site.forNew) : options.pages.split(',');

/** The figures of every run, by visit, page and build. */
const samples = new Map<string, Figures[]>();
const visits = ['New visitor at the gate', 'New visitor after «Entrar»', 'Returning, first load', 'Returning, next load', '«Configurações» to words'];

const browser = await chromium.launch({
  executablePath: ['/usr/lib/chromium/chromium', '/usr/bin/chromium'].find(existsSync),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', ...trust],
});
for (let run = 1; run <= runs; run++) {
  for (const [index, page] of pages.entries()) {
    console.error(`${run}/${runs} ${page}`);
    for (const build of builds) if (build.has(page)) await measure(build, page, pages[(index + 1) % pages.length] ?? page);
  }
}
await browser.close();

console.log(`${new Date().toISOString().slice(0, 10)}, ${protocol}, medians of ${runs} runs in turns, times in ms.`);
for (const visit of visits) console.log(`\n**${visit}**\n\n${table(visit)}`);

async function publish({ name, forNew, forReturning }: Build) {
  const newAt = await serve(forNew);
  return { name, newAt, returningAt: forReturning === forNew ? newAt : await serve(forReturning), has: (page: string) => fileFor(forNew, page) !== undefined };
}

/** One visitor of each kind. What is kept from `page` serves the next load, of `next`. */
async function measure(build: (typeof builds)[number], page: string, next: string) {
  const keep = (visit: number, path: string, figures: Figures) => {
    const key = `${visits[visit]} ${path} ${build.name}`;
    samples.set(key, (samples.get(key) ?? []).concat(figures));
  };
  const visitor = await openVisitor(browser, build.newAt, false);
  keep(0, page, await visitor.open(page));
  if (build.name !== 'limit') {
    keep(1, page, await visitor.enter());
    const hurried = await openVisitor(browser, build.newAt, false);
    await hurried.open(page);
    keep(4, page, { 'right after «Entrar»': await hurried.enterAndPress(), 'at rest': await visitor.press() });
    await hurried.close();
  }
  await visitor.close();
  const returning = await openVisitor(browser, build.returningAt, true);
  keep(2, page, await returning.open(page));
  if (build.has(next)) keep(3, next, await returning.open(next));
  await returning.close();
}

/** Markdown: a row for each build of each page. Times are also compared. */
function table(visit: string): string {
  const of = (page: string, build: string) => samples.get(`${visit} ${page} ${build}`) ?? [];
  const names = Object.keys(of(pages[0] ?? '', 'site')[0] ?? {});
  const bases = of(pages[0] ?? '', 'limit').length > 0 ? ['limit', 'site'] : ['site'];
  const isTime = (name: string) => !['blocked', 'shift', 'KB', 'requests'].includes(name);
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  const rows = pages.flatMap((page) =>
    builds.flatMap(({ name: build }) => {
      if (of(page, build).length === 0) return [];
      const cells = names.flatMap((name) => {
        const middle = (from: string) => median(of(page, from).map((figures) => figures[name] ?? Number.NaN));
        const ratios = isTime(name) ? bases.map((base) => (middle(build) / middle(base)).toFixed(2)) : [];
        return [middle(build).toFixed({ shift: 3, KB: 1 }[name] ?? 0), ...ratios];
      });
      return [[page, build, ...cells]];
    }),
  );
  const head = ['page', 'build', ...names.flatMap((name) => [name, ...(isTime(name) ? bases.map((base) => `÷ ${base}`) : [])])];
  return [head, head.map((_, column) => (column < 2 ? '---' : '---:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
