/* The language of content/, of the built pages and of what only appears when someone touches them: `tsx checks/language/run.ts [report.json]`. A text counts once for each check. */
import { readFileSync, writeFileSync } from 'node:fs';
import { contentFolder, projectRoot } from '../../renderer/paths';
import { contentFiles, loadContent } from '../../src/model/load-content';
import { readSite } from '../built-site';
import { inWords, type Problem } from '../problem';
import { readSources } from '../sources';
import { checkPhrasing } from './phrasing';
import { type Reading, readingOfContent, readingOfPage } from './reading';
import { readingsOfSources } from './reading-of-source';
import { checkSpelling } from './spelling';
import { checkTypography } from './typography';
import { checkWordList } from './word-list';

const { articles, ...pages } = loadContent(contentFolder);
const readings: Reading[] = [
  ...Object.entries(contentFiles).map(([name, { file }]) => readingOfContent(`content/${file}`, pages[name as keyof typeof pages])),
  ...articles.map(({ file, body, headings, links, readingMinutes, ...frontMatter }) => readingOfContent(`content/${file}`, frontMatter)),
  ...readSite().pages.map(({ file, html }) => readingOfPage(`dist/${file}`, html)),
  ...readingsOfSources(readSources()),
];

const listFile = `${projectRoot}checks/language/palavras.txt`;
const checks: Record<string, Problem[]> = {
  spelling: await checkSpelling(readings),
  typography: readings.flatMap(checkTypography),
  'turns of phrase': readings.flatMap(checkPhrasing),
};
const list = checkWordList(readFileSync(listFile, 'utf8'), readings);

for (const [name, problems] of Object.entries({ ...checks, 'word list': list })) {
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}${problems.length === 0 ? '' : `: ${problems.length}`}`);
  for (const problem of problems) console.log(inWords(problem));
}

const failed = Object.values(checks).reduce((sum, problems) => sum + new Set(problems.map(({ where }) => where)).size, 0) + Number(list.length > 0);
const all = readings.length * Object.keys(checks).length + 1;
const [report] = process.argv.slice(2);
if (report) writeFileSync(report, JSON.stringify({ passed: all - failed, failed }));
process.exitCode = failed === 0 ? 0 : 1;
