/*
 * `npm run launch-check`: may this site go public? `-- --links` also asks the addresses it links to, `-- --json` is for machines.
 * `npm run freshness`: only what was last confirmed more than a year ago.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentFolder } from '../../paths';
import { isExample } from '../../src/model/casinos';
import { loadContent } from '../../src/model/load-content';
import { ContentError } from '../../src/model/problem';
import { lisbonToday } from '../../src/model/today';
import { deskLink } from '../schema/desk-link';
import { writeWhole } from '../write-whole';
import { deadLinkFindings, linkCheckAgent } from './dead-links';
import { actorOf, type Finding, keyOf } from './finding';
import { freshnessFindings } from './freshness';
import { languageFindings } from './language';
import { launchFindings } from './launch-findings';
import { outgoingAddresses } from './outgoing-addresses';
import { points, report, scheduleInWords } from './report';

const flags = new Set(process.argv.slice(2));

/** What was found the last time, to tell what is new. */
const lastFile = join(dirname(contentFolder), '.history/launch.json');
const last: string[] = existsSync(lastFile) ? JSON.parse(readFileSync(lastFile, 'utf8')) : [];

try {
  const content = loadContent(contentFolder);
  const findings = flags.has('--freshness')
    ? freshnessFindings(content, lisbonToday())
    : [...launchFindings(content, lisbonToday()), ...(await languageFindings(content))];
  if (flags.has('--links')) {
    const addresses = outgoingAddresses(content).filter(({ address }) => !isExample(address));
    console.error(`A perguntar por ${new Set(addresses.map(({ address }) => address)).size} endereços…`);
    findings.push(...(await deadLinkFindings(addresses, linkCheckAgent(content))));
  }
  const isNew = (finding: Finding) => !last.includes(keyOf(finding));
  if (flags.has('--json')) {
    const entries = findings.map((finding) => ({ ...finding, actor: actorOf(finding), isNew: isNew(finding), desk: deskLink(finding.file, finding.field) }));
    console.log(
      JSON.stringify(
        { findings: entries, scheduled: content.waiting.filter(({ draft }) => !draft).map(({ file, publishedOn }) => ({ file, publishedOn })) },
        null,
        2,
      ),
    );
  } else {
    if (findings.length > 0) console.log(`${report(findings, isNew)}\n`);
    for (const line of scheduleInWords(content)) console.log(line);
    console.log(
      findings.length === 0
        ? 'Nada por resolver.'
        : `${points(findings.length)} por resolver${last.length > 0 ? `, ${findings.filter(isNew).length} de novo` : ''}.`,
    );
  }
  if (flags.size === 0) writeWhole(lastFile, JSON.stringify(findings.map(keyOf), null, 1));
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
