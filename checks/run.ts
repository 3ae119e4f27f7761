/* The checks of the built site and of the sources: `tsx checks/run.ts [report.json]`. Fails when any of them finds something. */
import { readSite } from './built-site';
import { checkClosedGate } from './closed-gate';
import { checkDocumentHeads } from './document-heads';
import { checkInlineCode } from './inline-code';
import { checkInternalLinks, checkOutgoingLinks } from './links';
import { checkMachineFiles } from './machine-files';
import { checkRawColours } from './raw-colours';
import { writeReport } from './report';
import { readSources } from './sources';
import { checkStructuredData } from './structured-data';
import { checkSums } from './sums';
import { checkTheme } from './theme';
import { checkUnfinishedWords } from './unfinished-words';
import { checkValidHtml } from './valid-html';
import { checkWeights, weigh } from './weights';

const site = readSite();

writeReport({
  'valid HTML': await checkValidHtml(site),
  'titles, headings, descriptions, canonical addresses': checkDocumentHeads(site),
  'the gate before every page': checkClosedGate(site),
  'links inside the site': checkInternalLinks(site),
  'links out of the site': checkOutgoingLinks(site),
  'inline scripts and styles, and the policy': checkInlineCode(site),
  'no prose about what is unfinished': checkUnfinishedWords(site),
  'sums that are written out': checkSums(site),
  'facts for search engines': checkStructuredData(site),
  'sitemap, feed, robots.txt, manifest': checkMachineFiles(site),
  'theme of the season': checkTheme(site),
  'page weight': checkWeights(site),
  'colours have one home': checkRawColours(readSources()),
});

console.log('\nBefore any interaction, bytes as sent:');
console.table(Object.fromEntries(site.pages.map((page) => weigh(page, site)).map(({ page, html, script, font }) => [page, { html, script, font }])));
