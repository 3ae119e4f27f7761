import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';
import { projectRoot } from '../paths';

export type Step = {
  /** The word that asks for it: `npm test -- unit`. */
  part: string;
  name: string;
  /** A program of node_modules/.bin, or `node`, and its arguments. */
  command: string[];
  /** The file in build/reports/ that says what it counted; a step without one counts as one. */
  report?: string;
  /** Gets what the step needs. @returns why it cannot run here. */
  prepare?: () => string | undefined;
  /** Fails where it cannot run; other steps are skipped. */
  mustRun?: true;
};

/** `failures`: what failed, by name, with the beginning of its reason. */
type Count = { passed: number; failed: number; skipped?: number; failures?: string[] };

/** Runs steps one after the other, whatever becomes of those before, and ends with what failed and what was counted. */
export function runSteps(steps: Step[]): void {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const allFailures: string[] = [];
  mkdirSync(`${projectRoot}build/reports`, { recursive: true });
  for (const step of steps) {
    console.log(`— ${step.name}`);
    const { passed, failed, skipped = 0, failures = [] } = run(step);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    if (failed > 0) allFailures.push(`${step.name}: ${failed} failed`, ...failures.map((failure) => `  ${failure}`));
    console.log(`— ${step.name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`);
  }
  if (total.skipped) console.log(`${total.skipped} skipped, each by its name, and with its reason, above`);
  for (const line of allFailures) console.log(line);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

/** @returns the steps of the parts that are asked for. Ends the command when there is no such part. */
export function stepsOf(steps: Step[], wanted: string[]): Step[] {
  const parts = [...new Set(steps.map(({ part }) => part))];
  const unknown = wanted.filter((word) => !parts.includes(word));
  if (unknown.length === 0) return steps.filter(({ part }) => wanted.length === 0 || wanted.includes(part));
  console.error(`«${unknown.join(' ')}» is no part of this. The parts: ${parts.join(', ')}.`);
  process.exit(2);
}

function run({ command: [program, ...args], report, prepare, mustRun }: Step): Count {
  const reason = prepare?.();
  if (reason) {
    console.log(`${mustRun ? 'failed' : 'skipped'}: ${reason}`);
    return { passed: 0, failed: mustRun ? 1 : 0, skipped: mustRun ? 0 : 1 };
  }
  const file = `${projectRoot}build/reports/${report}`;
  rmSync(file, { force: true });
  const { status } = spawnSync(program === 'node' ? program : `${projectRoot}node_modules/.bin/${program}`, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const counted = existsSync(file) ? countIn(JSON.parse(readFileSync(file, 'utf8'))) : { passed: status === 0 ? 1 : 0, failed: 0 };
  // A step that fails without a failing test (a crash, say) is a failure all the same.
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function countIn(report: JsonTestResults | JSONReport | Count): Count {
  if ('numPassedTests' in report) {
    const failures = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that cannot be loaded has no test that failed.
      if (status === 'failed' && failed.length === 0) return [inOneLine(name, message)];
      return failed.map(({ fullName, failureMessages }) => inOneLine(fullName, failureMessages?.[0]));
    });
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests, failures };
  }
  if (!('stats' in report)) return report;
  const tests = report.suites.flatMap(testsOf);
  // What an engine cannot do is said, with its reason.
  for (const { title, annotations } of tests.filter(({ status }) => status === 'skipped')) {
    console.log(`skipped: ${title}: ${annotations.find(({ type }) => type === 'skip')?.description ?? ''}`);
  }
  const failures = tests.filter(({ status }) => status === 'unexpected').map(({ title, results }) => inOneLine(title, results[0]?.error?.message));
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected, skipped: report.stats.skipped, failures };
}

function testsOf({ file, specs, suites = [] }: JSONReportSuite): (JSONReportTest & { title: string })[] {
  return [...specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title: `${file}: ${title}` }))), ...suites.flatMap(testsOf)];
}

const inOneLine = (name: string, reason = '') => `${name}: ${stripVTControlCharacters(reason).replace(/\s+/g, ' ').slice(0, 400)}`;
