/* The checks of the built site and of the sources: `tsx checks/run.ts [report.json]`. Fails when any of them finds something. */
import { writeFileSync } from 'node:fs';
import { type BuiltSite, readSite } from './built-site';
import { checkConstants } from './constants';
import { checkDocumentHeads } from './document-heads';
import { checkDress } from './dress';
import { checkHouseStyle } from './house-style';
import { checkImportLaws } from './import-laws';
import { checkInlineCode } from './inline-code';
import { checkInternalLinks } from './internal-links';
import { checkFeed, checkManifest, checkRobots, checkSitemap } from './machine-files';
import { checkOutgoingLinks } from './outgoing-links';
import { inWords, type Problem } from './problem';
import { checkRawColours } from './raw-colours';
import { readSources, type Sources } from './sources';
import { checkStructuredData } from './structured-data';
import { checkValidHtml } from './valid-html';
import { checkWeights, weigh } from './weights';

type Check<Subject> = (subject: Subject) => Problem[] | Promise<Problem[]>;

const siteChecks: Record<string, Check<BuiltSite>> = {
  'valid HTML': checkValidHtml,
  'titles, headings, descriptions, canonical addresses': checkDocumentHeads,
  'links inside the site': checkInternalLinks,
  'links out of the site': checkOutgoingLinks,
  'inline scripts and styles, and the policy': checkInlineCode,
  'figures and dates': checkConstants,
  'facts for search engines': checkStructuredData,
  sitemap: checkSitemap,
  feed: checkFeed,
  'robots.txt': checkRobots,
  manifest: checkManifest,
  'dress of the season': checkDress,
  'page weight': checkWeights,
};

const sourceChecks: Record<string, Check<Sources>> = {
  'who imports whom': checkImportLaws,
  'exports and names of files': checkHouseStyle,
  'colours have one home': checkRawColours,
};

const site = readSite();
const sources = readSources();
const checks = [
  ...Object.entries(siteChecks).map(([name, check]) => ({ name, run: () => check(site) })),
  ...Object.entries(sourceChecks).map(([name, check]) => ({ name, run: () => check(sources) })),
];

let failed = 0;
for (const { name, run } of checks) {
  const problems = await run();
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}${problems.length === 0 ? '' : `: ${problems.length}`}`);
  for (const problem of problems) console.log(inWords(problem));
  if (problems.length > 0) failed += 1;
}

console.log('\nBefore any interaction, bytes as sent:');
console.table(
  Object.fromEntries(site.pages.map((page) => weigh(page, site)).map(({ page, html, script, font, requests }) => [page, { html, script, font, requests }])),
);

const [report] = process.argv.slice(2);
if (report) writeFileSync(report, JSON.stringify({ passed: checks.length - failed, failed }));
process.exitCode = failed === 0 ? 0 : 1;
