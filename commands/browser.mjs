// Finds the engines for the tests; gets those that are missing, where it can.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { install } from './set-up.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const quiet = { cwd: root, stdio: 'ignore' };

/** What each part of the tests needs: its engines, and how they can be had. */
const parts = {
  browser: { engines: { chromium: 'Chromium' }, get: getChromium },
  firefox: { engines: { firefox: 'Firefox' }, get: getFirefox },
  webkit: { engines: { webkit: 'WebKitGTK' }, get: () => installDebianPackages(['webkit2gtk-driver', 'xvfb', 'xauth']) },
  'old-engines': { engines: { wpe: 'WPE WebKit', 'chromium-112': 'Chromium', 'chromium-119': 'Chromium' }, get: getOldEngines },
};

/** Leaves a Chromium installed, or ends the command with a sentence that says what to install. */
export function ensureChromium() {
  if (found().chromium) return;
  getChromium();
  if (found().chromium) return;
  console.error(
    'Os testes precisam de um navegador: instale o pacote «chromium» do seu sistema, ou corra «npx playwright install chromium», e repita o comando.',
  );
  process.exit(1);
}

const missing = {};

/** Gets the engines of a part where they are missing, once, and says which there are. @returns the names of those that cannot be had. */
export function ensureEngines(part) {
  missing[part] ??= lookForEngines(parts[part]);
  return missing[part];
}

function lookForEngines({ engines, get }) {
  const isMissing = (versions) => (name) => !versions[name];
  if (Object.keys(engines).some(isMissing(found()))) {
    console.log(`A obter ${Object.values(engines).join(', ')} para os testes…`);
    get();
  }
  const versions = found();
  for (const [name, words] of Object.entries(engines)) {
    console.log(versions[name] ? `${words} ${versions[name]}` : `${words} (${name}): não está instalado nem se pôde obter; ver docs/engines.md.`);
  }
  return Object.keys(engines).filter(isMissing(versions));
}

/** Does nothing on a system that has no apt-get, or where we are not root. */
export function installDebianPackages(names) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], quiet).status !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { ...quiet, env });
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { ...quiet, env }).status === 0;
}

function getChromium() {
  console.log('A obter um Chromium para os testes…');
  getFromPlaywright('chromium');
  if (!found().chromium) installDebianPackages(['chromium', 'chromium-headless-shell']);
}

function getFirefox() {
  if (!installDebianPackages(['firefox-esr'])) getFromPlaywright('firefox');
}

function getOldEngines() {
  installDebianPackages(['wpewebkit-driver', 'cog']);
  install('tests/old-engines');
}

const getFromPlaywright = (name) => spawnSync('npx', ['playwright', 'install', name], { ...quiet, timeout: 180_000 });

/** @returns the version of each engine that is here. */
function found() {
  const { stdout } = spawnSync('node_modules/.bin/tsx', ['tests/engines.ts'], { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  return JSON.parse(stdout || '{}');
}
