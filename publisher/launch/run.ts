/* `npm run launch-check`: may this site go public? `-- --links` also asks the addresses it links to, `-- --json` is for machines. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentFolder } from '../../paths';
import { loadContent } from '../../src/model/load-content';
import { ContentError } from '../../src/model/problem';
import { lisbonToday } from '../../src/model/today';
import { deskLink } from '../schema/desk-link';
import { writeWhole } from '../write-whole';
import { deadLinkFindings } from './dead-links';
import { actorOf, keyOf } from './finding';
import { everyFinding } from './language';
import { report, scheduled } from './report';

const isAsked = (flag: string) => process.argv.includes(flag);

/** What was found the last time, to tell what is new. */
const lastFile = join(dirname(contentFolder), '.history/launch.json');
const last: string[] | undefined = existsSync(lastFile) ? JSON.parse(readFileSync(lastFile, 'utf8')) : undefined;

try {
  const content = loadContent(contentFolder);
  const known = await everyFinding(content, lisbonToday());
  const findings = [...known, ...(isAsked('--links') ? await deadLinkFindings(content) : [])].map((finding) => ({
    ...finding,
    isNew: last?.includes(keyOf(finding)) === false,
  }));
  const forMachines = () => ({
    findings: findings.map((finding) => ({ ...finding, actor: actorOf(finding), desk: deskLink(finding.file, finding.field) })),
    scheduled: scheduled(content.waiting),
  });
  console.log(isAsked('--json') ? JSON.stringify(forMachines(), null, 2) : report(findings, content.waiting));
  if (process.argv.length === 2) writeWhole(lastFile, JSON.stringify(known.map(keyOf), null, 1));
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
