import { writeFileSync } from 'node:fs';
import type { Problem } from '../src/model/problem';

/** Says what each check has found, sets the exit code, and counts the checks in the file that the command line names. */
export function writeReport(checks: Record<string, Problem[]>): void {
  for (const [name, problems] of Object.entries(checks)) {
    console.log(problems.length === 0 ? `✓ ${name}` : `✗ ${name}: ${problems.length}`);
    for (const { file, what, why, mend } of problems) console.log(`  ${file}\n    What: ${what}\n    Why: ${why}\n    Mend: ${mend}`);
  }
  const failed = Object.values(checks).filter((problems) => problems.length > 0).length;
  const [file] = process.argv.slice(2);
  if (file) writeFileSync(file, JSON.stringify({ passed: Object.keys(checks).length - failed, failed }));
  process.exitCode = failed === 0 ? 0 : 1;
}
