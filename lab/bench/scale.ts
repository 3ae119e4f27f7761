/*
 * How the build behaves with many articles: `npm run bench:scale`, or `npm run bench:scale -- 100 1000 full` for some
 * of the sizes and articles of full length. Content and site live in a temporary folder; the project's own are not touched.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder, projectRoot } from '../../renderer/paths';
import { editOneArticle } from './edit-one-article';
import { type ArticleLength, makeUpArticles, slugOf } from './made-up-articles';
import { markdownTable } from './markdown-table';
import { type Measured, measuredProcess } from './measured-process';

const words = process.argv.slice(2);
const sizes = words.filter((word) => /^\d+$/.test(word)).map(Number);
const lengths: ArticleLength[] = words.includes('full') ? ['full'] : words.includes('short') ? ['short'] : ['short', 'full'];

const secondsOf = new Map<string, number>();
const rows: (string | number)[][] = [];
for (const length of lengths) {
  for (const size of sizes.length > 0 ? sizes : [100, 1000, 10_000]) rows.push(await row(size, length));
}

const head = [
  'articles',
  'length',
  'cold, s',
  'CPU, s',
  'again after an edit, s',
  'CPU, s',
  'edit seen in dev, s',
  'peak, MB',
  'peak after edit, MB',
  'pages/s',
  'dist, MB',
  'files',
  'largest page, KB',
];
console.log(markdownTable(head, rows));
for (const length of lengths) {
  const [large, small] = [secondsOf.get(`10000 ${length}`), secondsOf.get(`1000 ${length}`)];
  if (large && small) console.log(`\ntime(10,000) / time(1,000), ${length} articles: ${(large / small).toFixed(1)}`);
}

async function row(size: number, length: ArticleLength): Promise<(string | number)[]> {
  const root = mkdtempSync(join(tmpdir(), 'scale-'));
  const folders = { CONTENT_FOLDER: join(root, 'content'), DIST_FOLDER: join(root, 'dist'), BUILD_FOLDER: join(root, 'build') };
  // The built server code asks for its packages from where it lies.
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
  cpSync(contentFolder, folders.CONTENT_FOLDER, { recursive: true });
  makeUpArticles(folders.CONTENT_FOLDER, size, length);

  const cold = await build(folders);
  const edited = join(folders.CONTENT_FOLDER, 'articles', `${slugOf(Math.floor(size / 2))}.md`);
  writeFileSync(edited, `${readFileSync(edited, 'utf8')}\nUma frase a mais.\n`);
  const again = await build(folders);
  const whileEditing = await editOneArticle(edited, slugOf(Math.floor(size / 2)), folders);

  const files = readdirSync(folders.DIST_FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folders.DIST_FOLDER, name)).isFile());
  const bytes = new Map(files.map((name) => [name, statSync(join(folders.DIST_FOLDER, name)).size]));
  const pages = [...bytes].flatMap(([name, size]) => (name.endsWith('.html') ? [size] : []));
  rmSync(root, { recursive: true });
  secondsOf.set(`${size} ${length}`, cold.seconds);
  return [
    size,
    length,
    cold.seconds.toFixed(1),
    cold.cpuSeconds.toFixed(1),
    again.seconds.toFixed(1),
    again.cpuSeconds.toFixed(1),
    whileEditing.toFixed(2),
    Math.round(cold.peakMegabytes),
    Math.round(again.peakMegabytes),
    Math.round(pages.length / cold.seconds),
    Math.round([...bytes.values()].reduce((sum, size) => sum + size, 0) / 1e6),
    files.length,
    Math.round(Math.max(...pages) / 1000),
  ];
}

/** The development server that ran in this process has set NODE_ENV: with it React would draw three times as slowly. */
function build(folders: Record<string, string>): Promise<Measured> {
  return measuredProcess(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    cwd: projectRoot,
    env: { ...process.env, ...folders, NODE_ENV: 'production' },
  });
}
