// `npm test` runs everything; `npm test -- unit` (or code, build, hosts, site, language, desk, browser) runs those parts alone.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './browser.mjs';
import { ensureServers } from './servers.mjs';
import { install, requireNode } from './set-up.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = `${root}build/reports`;

/** A step counts what its report counts; a step without a report counts as one. */
const steps = [
  { part: 'code', name: 'types', command: ['tsc', '--noEmit'] },
  { part: 'code', name: 'style', command: ['biome', 'ci', '--error-on-warnings'] },
  {
    part: 'unit',
    name: 'unit tests',
    command: ['vitest', 'run', '--project', 'unit', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/unit.json`],
    report: 'unit.json',
    count: vitestCount,
  },
  { part: 'build', name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] },
  {
    part: 'hosts',
    name: 'the built site on every server',
    before: ensureServers,
    command: ['vitest', 'run', '--project', 'hosts', '--reporter=dot', '--reporter=json', `--outputFile.json=${reports}/hosts.json`],
    report: 'hosts.json',
    count: vitestCount,
  },
  { part: 'site', name: 'checks of the built site', command: ['tsx', 'checks/run.ts', `${reports}/site.json`], report: 'site.json', count: (report) => report },
  {
    part: 'language',
    name: 'language of content and pages',
    command: ['tsx', 'checks/language/run.ts', `${reports}/language.json`],
    report: 'language.json',
    count: (report) => report,
  },
  { part: 'browser', name: 'browser tests', before: ensureChromium, command: ['playwright', 'test'], report: 'browser.json', count: playwrightCount },
  {
    part: 'desk',
    name: 'browser tests of the editor’s desk',
    before: () => {
      ensureChromium();
      install('desk/editor');
    },
    command: ['playwright', 'test', '-c', 'tests/desk'],
    report: 'desk.json',
    count: playwrightCount,
  },
];

requireNode();
install();

const wanted = process.argv.slice(2);
const total = { passed: 0, failed: 0, skipped: 0 };
mkdirSync(reports, { recursive: true });

for (const step of steps) {
  if (wanted.length > 0 && !wanted.includes(step.part)) continue;
  const { passed, failed, skipped = 0 } = runStep(step);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  console.log(`— ${step.name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`);
}

process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);

function runStep({ name, before, command: [program, ...args], report, count }) {
  console.log(`— ${name}`);
  if (report) rmSync(`${reports}/${report}`, { force: true });
  before?.();
  const { status } = spawnSync(`${root}node_modules/.bin/${program}`, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const counted =
    report && existsSync(`${reports}/${report}`)
      ? count(JSON.parse(readFileSync(`${reports}/${report}`, 'utf8')))
      : { passed: status === 0 ? 1 : 0, failed: 0 };
  // A step that fails without a failing test (a crash, say) is a failure all the same.
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function vitestCount({ numPassedTests, numFailedTests, numPendingTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

function playwrightCount({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
