/*
 * How the build behaves with many articles, copies of those that are there: `npm run lab -- scale`, or `npm run lab -- scale 100 1000`
 * for some of the sizes. Content and site live in a temporary folder; the project's own are not touched.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createServer } from 'vite';
import { contentFolder, filesBelow, projectRoot } from '../../paths';
import { articlePath } from '../../src/routes';
import { copyArticle, slugOfCopy } from '../../tests/copy-article';
import { markdownTable } from './table';

const sizes = process.argv.slice(2).map(Number);

/** Says, as the build ends, what the process and its threads used. Threads say so too, the process last. */
const usage = `data:text/javascript,import { writeSync } from 'node:fs';
process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage()) + '\\n'));`;

const rows: (string | number)[][] = [];
for (const size of sizes.length > 0 ? sizes : [100, 1000, 10_000]) rows.push(await row(size));
const build = ['cold, s', 'CPU, s', 'peak, MB'];
const again = build.map((name) => name.replace('cold', 'after an edit'));
console.log(markdownTable(['articles', ...build, ...again, 'edit seen in dev, s', 'dist, MB', 'files', 'largest page, KB'], rows));

async function row(size: number): Promise<(string | number)[]> {
  const root = mkdtempSync(join(tmpdir(), 'scale-'));
  const folders = { CONTENT_FOLDER: join(root, 'content'), DIST_FOLDER: join(root, 'dist'), BUILD_FOLDER: join(root, 'build') };
  // The built server code asks for its packages from where it lies.
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
  cpSync(contentFolder, folders.CONTENT_FOLDER, { recursive: true });
  const articles = join(folders.CONTENT_FOLDER, 'articles');
  const originals = readdirSync(articles).map((name) => readFileSync(join(articles, name), 'utf8'));
  for (let number = 1; number <= size; number += 1) {
    writeFileSync(join(articles, `${slugOfCopy(number)}.md`), copyArticle(originals[number % originals.length] ?? '', number));
  }
  const slug = slugOfCopy(size / 2);
  const edited = join(articles, `${slug}.md`);

  const cold = await measuredBuild(folders);
  addSentence(edited, 'Uma frase a mais.');
  const again = await measuredBuild(folders);
  const seen = await secondsUntilSeen(edited, slug, folders);

  const files = filesBelow(folders.DIST_FOLDER).map((name) => ({ name, size: statSync(join(folders.DIST_FOLDER, name)).size }));
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const largest = Math.max(...files.filter(({ name }) => name.endsWith('.html')).map(({ size }) => size));
  rmSync(root, { recursive: true });
  return [size, ...cold, ...again, seen.toFixed(2), Math.round(total / 1e6), files.length, Math.round(largest / 1000)];
}

/** @returns wall time in s, time on processors in s, peak of resident memory in MB. @throws when the build fails. */
async function measuredBuild(folders: Record<string, string>): Promise<(string | number)[]> {
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', usage, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    cwd: projectRoot,
    // The development server in this process has set NODE_ENV: with it React would draw three times as slowly.
    env: { ...process.env, ...folders, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const report = await text(child.stdio[3] as NodeJS.ReadableStream);
  const seconds = (performance.now() - began) / 1000;
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(report.trim().split('\n').at(-1) ?? '') as NodeJS.ResourceUsage;
  if (child.exitCode) throw new Error(`The build ended with ${child.exitCode}.`);
  return [seconds.toFixed(1), ((userCPUTime + systemCPUTime) / 1e6).toFixed(1), Math.round(maxRSS / 1024)];
}

/** What an editor waits for in `npm run dev`, without the browser: an article is saved, its page is asked for. */
async function secondsUntilSeen(file: string, slug: string, folders: Record<string, string>): Promise<number> {
  Object.assign(process.env, folders);
  const server = await createServer({ server: { port: 0, hmr: false }, logLevel: 'error' });
  await server.listen();
  const address = `${server.resolvedUrls?.local[0]?.replace(/\/$/, '')}${articlePath(slug)}`;
  const read = async () => (await fetch(address)).text();
  await read();
  const sentence = 'Mais uma frase.';
  addSentence(file, sentence);
  const began = performance.now();
  const html = await read();
  const seconds = (performance.now() - began) / 1000;
  await server.close();
  if (!html.includes(sentence)) throw new Error(`${slug} was not rendered anew.`);
  return seconds;
}

function addSentence(file: string, sentence: string): void {
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${sentence}\n`);
}
