// `npm test` runs everything; `npm test -- unit` (or code, build, hosts, site, language, browser, firefox, webkit, desk) runs those parts alone;
// `npm test -- old-engines` runs what nothing else does.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium, ensureEngines } from './browser.mjs';
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
  playwrightStep('browser', 'browser tests in Chromium', 'chromium'),
  // Firefox takes three seconds to begin a test: with all of them everything would last longer than ten minutes.
  {
    ...playwrightStep('firefox', 'browser tests in Firefox', 'firefox'),
    amongOthers: ['gate', 'toast.spec', 'newsletter'],
  },
  webkitStep('webkit', 'core tests in WebKit', 'webkit'),
  { ...webkitStep('old-engines', 'core tests in a WebKit of 2022', 'wpe'), onlyWhenAsked: true },
  { ...playwrightStep('old-engines', 'core tests in Chromium 112', 'chromium-112'), onlyWhenAsked: true },
  { ...playwrightStep('old-engines', 'core tests in Chromium 119', 'chromium-119'), onlyWhenAsked: true },
  {
    part: 'desk',
    name: 'browser tests of the editor’s desk',
    before: ensureChromium,
    command: ['playwright', 'test', '-c', 'publisher/desk/tests'],
    report: 'desk.json',
    count: playwrightCount,
  },
];

requireNode();
install();

const wanted = process.argv.slice(2);
const parts = [...new Set(steps.map(({ part }) => part))];
const unknown = wanted.filter((word) => !parts.includes(word));
if (unknown.length > 0) {
  console.error(`«${unknown.join(' ')}» is no part of the tests. The parts: ${parts.join(', ')}.`);
  process.exit(2);
}
const total = { passed: 0, failed: 0, skipped: 0 };
mkdirSync(reports, { recursive: true });

for (const step of steps) {
  if (wanted.length > 0 ? !wanted.includes(step.part) : step.onlyWhenAsked) continue;
  const { passed, failed, skipped = 0 } = runStep(step, wanted.length > 0 ? [] : step.amongOthers);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  console.log(`— ${step.name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`);
}

process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
if (total.skipped) console.log(`${total.skipped} skipped, each by its name above (docs/engines.md says why)`);
console.log(`${total.passed} passed, ${total.failed} failed`);

/** The engine of Chromium must be there; without another its step is skipped, by its name. */
function playwrightStep(part, name, project) {
  return {
    part,
    name,
    before: () => engineFor(part, project),
    command: ['playwright', 'test', `--project=${project}`],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/${project}.json` },
    report: `${project}.json`,
    count: playwrightCount,
  };
}

function webkitStep(part, name, project) {
  return {
    part,
    name,
    before: () => engineFor(part, project),
    command: ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${project}.json`],
    report: `${project}.json`,
    count: vitestCount,
  };
}

/** @returns 'skip' when the engine cannot be had. */
function engineFor(part, name) {
  if (part === 'browser') ensureChromium();
  return ensureEngines(part).includes(name) ? 'skip' : undefined;
}

function runStep({ name, before, command: [program, ...args], env, report, count }, only = []) {
  console.log(`— ${name}`);
  if (report) rmSync(`${reports}/${report}`, { force: true });
  if (before?.() === 'skip') return { passed: 0, failed: 0, skipped: 1 };
  const { status } = spawnSync(`${root}node_modules/.bin/${program}`, [...args, ...only], {
    cwd: root,
    env: { ...process.env, ...env },
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

function playwrightCount({ stats, suites }) {
  listSkipped(suites.flatMap(specsOf).map(({ title, tests: [test] }) => ({ title, ...test })));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** What an engine cannot do is said, with its reason. */
function listSkipped(tests) {
  for (const { title, status, annotations } of tests) {
    if (status === 'skipped') console.log(`skipped: ${title}: ${annotations.find(({ type }) => type === 'skip')?.description ?? ''}`);
  }
}
