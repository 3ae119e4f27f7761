/* The language of content/, of the built pages and of what only appears when someone touches them: `tsx checks/language/run.ts [report.json]`. */
import { readFileSync } from 'node:fs';
import { contentFolder, projectRoot } from '../../renderer/paths';
import { contentFiles, loadContent } from '../../src/model/load-content';
import { readSite } from '../built-site';
import { writeReport } from '../report';
import { readSources } from '../sources';
import { checkPhrasing } from './phrasing';
import { namesIn, type Reading, readingOfContent, readingOfPage, withoutNames } from './reading';
import { readingsOfSources } from './reading-of-source';
import { checkSpelling } from './spelling';
import { checkTypography } from './typography';
import { checkWordList } from './word-list';

const { articles, texts, ...pages } = loadContent(contentFolder);
const readings: Reading[] = [
  ...Object.entries(contentFiles).map(([name, { file }]) => readingOfContent(`content/${file}`, pages[name as keyof typeof pages])),
  ...articles.map(({ file, headings, blocks, links, readingMinutes, ...frontMatter }) => readingOfContent(`content/${file}`, frontMatter)),
  ...readSite().pages.map(({ file, $ }) => readingOfPage(`dist/${file}`, $)),
  ...readingsOfSources(readSources()),
];

writeReport({
  spelling: await checkSpelling(withoutNames(readings, namesIn(pages, articles))),
  typography: readings.flatMap(checkTypography),
  'turns of phrase': readings.flatMap(checkPhrasing),
  'word list': checkWordList(readFileSync(`${projectRoot}checks/language/palavras.txt`, 'utf8'), readings),
});
