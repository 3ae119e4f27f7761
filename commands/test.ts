/* `npm test` runs everything; `npm test -- unit browser` runs those parts alone. */
import { getChromium } from './chromium';
import { runSteps, type Step, stepsOf } from './steps';

const steps: Step[] = [
  { part: 'code', name: 'types', command: ['tsc', '--noEmit'] },
  { part: 'code', name: 'unused files and exports', command: ['knip', '--include', 'files,exports,types,duplicates'] },
  { part: 'code', name: 'style', command: ['biome', 'ci', '--error-on-warnings'] },
  { part: 'unit', name: 'unit tests', command: ['vitest', 'run', '--project', 'unit'], report: 'vitest.json' },
  { part: 'build', name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] },
  { part: 'http', name: 'the local server’s answers', command: ['vitest', 'run', '--project', 'http'], report: 'vitest.json' },
  {
    part: 'site',
    name: 'checks of the built site',
    command: ['node', 'commands/run.mjs', 'checks/run.ts', 'build/reports/site.json'],
    report: 'site.json',
  },
  { part: 'browser', name: 'browser tests in Chromium', command: ['playwright', 'test'], report: 'playwright.json', prepare: getChromium, mustRun: true },
];

runSteps(stepsOf(steps, process.argv.slice(2)));
