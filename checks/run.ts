/* The laws of the built site: `node commands/run.mjs checks/run.ts [report.json]`. Fails when any of them is broken. */
import { writeFileSync } from 'node:fs';
import { judge } from '../rules/rule';
import { readSite } from './built-site';
import { laws } from './laws';

const site = readSite();
const broken: string[] = [];
for (const law of laws) {
  const findings = judge([law], site);
  const isBroken = findings.length > 0 && law.severity === 'refuse';
  if (isBroken) broken.push(`${law.id}: ${findings[0]?.file}: ${findings[0]?.what}`);
  console.log(`${isBroken ? '✗' : '✓'} ${law.id}${findings.length > 0 ? `: ${findings.length}` : ''}`);
  for (const { file, what, why, mend } of findings) console.log(`  ${file}\n    What: ${what}\n    Why: ${why}\n    Mend: ${mend}`);
}

const [report] = process.argv.slice(2);
if (report) writeFileSync(report, JSON.stringify({ passed: laws.length - broken.length, failed: broken.length, failures: broken }));
process.exitCode = broken.length === 0 ? 0 : 1;
