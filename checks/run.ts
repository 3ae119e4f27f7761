/* The laws of the built site, of its language and of the sources: `tsx checks/run.ts [report.json]`. Fails when any of them is broken. */
import { writeFileSync } from 'node:fs';
import type { Problem } from '../src/model/problem';
import { readSite } from './built-site';
import { checkClosedGate } from './closed-gate';
import { checkDocumentHeads } from './document-heads';
import { checkInlineCode } from './inline-code';
import { checkPhrasing } from './language/phrasing';
import { namesIn, type Remark, readingOfPage, saidIn, withoutNames } from './language/reading';
import { checkSpelling } from './language/spelling';
import { checkTypography } from './language/typography';
import { checkInternalLinks, checkOutgoingLinks } from './links';
import { checkRawColours } from './raw-colours';
import { readSources } from './sources';
import { checkSums } from './sums';
import { checkTheme } from './theme';
import { checkUnfinishedWords } from './unfinished-words';
import { checkValidHtml } from './valid-html';
import { checkWeights, largePages } from './weights';

const site = readSite();
const readings = site.pages.map(({ file, $ }) => readingOfPage(`dist/${file}`, $));
const ownWords = withoutNames(readings, namesIn(site.content));
const language: Record<string, Remark[]> = {
  spelling: await checkSpelling(ownWords, site.content.dictionary.words),
  typography: readings.flatMap(checkTypography),
  'turns of phrase': ownWords.flatMap(checkPhrasing),
};
const isPublishers = saidIn(site.content);

const checks: Record<string, Problem[]> = {
  'valid HTML': await checkValidHtml(site),
  'titles, headings, descriptions, canonical addresses': checkDocumentHeads(site),
  'the gate before every page': checkClosedGate(site),
  'links inside the site': checkInternalLinks(site),
  'links out of the site': checkOutgoingLinks(site),
  'inline scripts and styles, and the policy': checkInlineCode(site),
  'no prose about what is unfinished': checkUnfinishedWords(site),
  'sums that are written out': checkSums(site),
  'theme of the season': checkTheme(site),
  'page weight': checkWeights(site),
  'colours have one home': checkRawColours(readSources()),
  ...Object.fromEntries(Object.entries(language).map(([name, remarks]) => [name, remarks.filter((remark) => !isPublishers(remark))])),
};

for (const [name, problems] of Object.entries(checks)) {
  console.log(problems.length === 0 ? `✓ ${name}` : `✗ ${name}: ${problems.length}`);
  for (const { file, what, why, mend } of problems) console.log(`  ${file}\n    What: ${what}\n    Why: ${why}\n    Mend: ${mend}`);
}
const forPublisher: Problem[] = [...Object.values(language).flat().filter(isPublishers), ...largePages(site)];
for (const { file, what, mend } of forPublisher) console.log(`For the publisher: ${file}: ${what} ${mend}`);

const failed = Object.values(checks).filter((problems) => problems.length > 0).length;
const [report] = process.argv.slice(2);
if (report) writeFileSync(report, JSON.stringify({ passed: Object.keys(checks).length - failed, failed }));
process.exitCode = failed === 0 ? 0 : 1;
