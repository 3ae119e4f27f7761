/* `npm run launch-check`: may this site go public? `-- --links` also asks the addresses it links to, `-- --json` is for machines. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentFolder } from '../../paths';
import { loadContent } from '../../rules/rulebook';
import { lisbonToday } from '../../src/model/derived/today';
import { ContentError } from '../../src/model/finding';
import { deskLink } from '../schema/desk-link';
import { writeWhole } from '../write-whole';
import { actorOf, inTheWay, keyOf } from './actors';
import { beforeLaunch } from './before-launch';
import { deadLinkFindings } from './dead-links';
import { notesOn, report, scheduled } from './report';
import { switchedOff } from './switched-off';

const isAsked = (flag: string) => process.argv.includes(flag);

/** What was found the last time, to tell what is new. */
const lastFile = join(dirname(contentFolder), '.history/launch.json');
const last: string[] | undefined = existsSync(lastFile) ? JSON.parse(readFileSync(lastFile, 'utf8')) : undefined;

try {
  const content = loadContent(contentFolder);
  const known = beforeLaunch(content, lisbonToday());
  const findings = [...known, ...(isAsked('--links') ? await deadLinkFindings(content) : [])].map((finding) => ({
    ...finding,
    isNew: last?.includes(keyOf(finding)) === false,
  }));
  const forMachines = () => ({
    findings: findings.map((finding) => ({ ...finding, actor: actorOf(finding), desk: deskLink(finding.file, finding.field) })),
    scheduled: scheduled(content.waiting),
    switchedOff: switchedOff(content),
  });
  console.log(isAsked('--json') ? JSON.stringify(forMachines(), null, 2) : report(findings, notesOn(content)));
  if (process.argv.length === 2) writeWhole(lastFile, JSON.stringify(known.map(keyOf), null, 1));
  process.exitCode = inTheWay(findings).length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
