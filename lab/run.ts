/*
 * What needs more than `npm test` installs. `npm run lab` runs every part, `npm run lab -- hosts firefox` these two,
 * `npm run lab -- pages returning 3` a bench, with its words.
 */
import { spawnSync } from 'node:child_process';
import { getChromium } from '../commands/chromium';
import { installDebianPackages } from '../commands/debian';
import { runSteps, type Step, stepsOf } from '../commands/steps';
import { projectRoot } from '../paths';
import { getFirefox } from './engines/firefox';
import { oldChromium } from './engines/old-chromium';
import { isInstalled, rigs } from './hosts/rigs';
import { findProgram } from './program';

const steps: Step[] = [
  { ...vitest('hosts', 'hosts'), prepare: () => absent('Apache, nginx e Caddy', Object.values(rigs).some(isInstalled)) },
  { ...playwright('firefox', 'firefox'), prepare: () => absent('Firefox', getFirefox()) },
  { ...playwright('firefox-all', 'firefox-all'), prepare: () => absent('Firefox', getFirefox()) },
  { ...vitest('webkit', 'webkit'), prepare: () => absent('WebKitGTK', hasPrograms('WebKitWebDriver', 'Xvfb')) },
  { ...vitest('old-engines', 'wpe'), prepare: () => absent('WPE WebKit', hasPrograms('WPEWebDriver', 'cog')) },
  { ...playwright('old-engines', 'chromium-112'), prepare: () => absent('Chromium 112', oldChromium()) },
  { ...vitest('sending', 'sending'), prepare: () => absent('OpenSSH e ProFTPD, como root', process.getuid?.() === 0 && hasPrograms('sshd', 'proftpd')) },
  { part: 'desk', name: 'types of the desk', command: ['tsc', '--noEmit', '-p', 'desk'] },
  { part: 'desk', name: 'unit tests of the desk', command: ['vitest', 'run', '--project', 'desk'], report: 'vitest.json' },
  { part: 'desk', name: 'the desk in Chromium', command: ['playwright', 'test', '-c', 'desk/tests'], report: 'desk.json', prepare: getChromium },
];

const benches = ['pages', 'scale', 'lighthouse'];

/** By part. */
const debianPackages: Record<string, string[]> = {
  hosts: ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy', 'apache2'],
  firefox: ['firefox-esr'],
  'firefox-all': ['firefox-esr'],
  sending: ['openssh-server', 'proftpd-core', 'proftpd-mod-crypto'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
  'old-engines': ['wpewebkit-driver', 'cog'],
};

const words = process.argv.slice(2);
const [first = ''] = words;
if (benches.includes(first)) {
  prepare([first]);
  // That one opens no page, and builds sites of its own.
  if (first !== 'scale') {
    getChromium();
    execute('vite', 'build', '--logLevel', 'warn');
  }
  execute('node', 'commands/run.mjs', `lab/bench/${first}.ts`, ...words.slice(1));
} else {
  const chosen = stepsOf(steps, words).filter(({ part }) => part !== 'firefox-all' || words.includes(part));
  prepare(chosen.map(({ part }) => part));
  runSteps(chosen);
}

/** Says what it installs, and installs it: Debian packages as root, and the npm packages of desk/ and lab/ where they are asked for. */
function prepare(parts: string[]) {
  installDebianPackages([...new Set(parts.flatMap((part) => debianPackages[part] ?? []))]);
  if (parts.some((part) => ['desk', 'sending'].includes(part))) execute('node', 'commands/set-up.mjs', '--tests', 'desk');
  if (!parts.some((part) => ['old-engines', 'lighthouse'].includes(part))) return;
  console.log('Os pacotes npm de lab/ ocupam 300 MB; só são instalados da primeira vez.');
  execute('node', 'commands/set-up.mjs', '--tests', 'lab');
}

/** Runs a program to its end; when it fails, so does this command. */
function execute(program: string, ...args: string[]) {
  const { status } = spawnSync(program, args, { cwd: projectRoot, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

function playwright(part: string, project: string): Step {
  return { part, name: `core tests in ${project}`, command: ['playwright', 'test', '-c', 'lab', `--project=${project}`], report: 'playwright.json' };
}

function vitest(part: string, project: string): Step {
  return { part, name: project, command: ['vitest', 'run', '-c', 'lab/vitest.config.ts', '--project', project], report: 'vitest.json' };
}

function hasPrograms(...names: string[]) {
  return names.every((name) => findProgram(name));
}

function absent(name: string, found: unknown): string | undefined {
  return found ? undefined : `${name}: não está instalado nem se pôde obter; ver docs/engines.md.`;
}
