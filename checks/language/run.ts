/* The language of content/, of the built pages and of what only appears when someone touches them: `tsx checks/language/run.ts [report.json]`. */
import { writeFileSync } from 'node:fs';
import { buildFolder, contentFolder } from '../../paths';
import { contentFiles, loadContent } from '../../src/model/load-content';
import { nameOf, readSite } from '../built-site';
import { writeReport } from '../report';
import { readSources } from '../sources';
import { checkMannerisms, proseOf, repeatedPhrases } from './mannerisms';
import { checkPhrasing } from './phrasing';
import { namesIn, type Reading, readingOfContent, readingOfPage, withoutNames } from './reading';
import { readingsOfSources } from './reading-of-source';
import { checkSpelling } from './spelling';
import { checkTypography } from './typography';

const { articles, texts, ...pages } = loadContent(contentFolder);
const site = readSite();
const prose = site.pages.map((page) => proseOf(nameOf(page), page.$));
const readings: Reading[] = [
  ...Object.entries(contentFiles).map(([name, { file }]) => readingOfContent(`content/${file}`, pages[name as keyof typeof pages])),
  ...articles.map(({ file, headings, blocks, links, readingMinutes, ...frontMatter }) => readingOfContent(`content/${file}`, frontMatter)),
  ...site.pages.map(({ file, $ }) => readingOfPage(`dist/${file}`, $)),
  ...readingsOfSources(readSources()),
];

writeReport({
  spelling: await checkSpelling(withoutNames(readings, namesIn(pages, articles))),
  typography: readings.flatMap(checkTypography),
  'turns of phrase': readings.flatMap(checkPhrasing),
  'mannerisms of articles': prose.filter(({ file }) => file.startsWith('/artigos/')).flatMap(checkMannerisms),
});

const repeated = repeatedPhrases(prose);
writeFileSync(`${buildFolder}/text/repeated.txt`, repeated.join('\n'));
console.log(`  ${repeated.length} phrases of six words or more stand on several pages: build/text/repeated.txt`);
