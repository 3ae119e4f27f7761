// Finds a Chromium for the tests; where there is none, gets one.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const quiet = { cwd: root, stdio: 'ignore' };

/** Leaves a Chromium installed, or ends the command with a sentence that says what to install. */
export function ensureChromium() {
  if (hasChromium()) return;
  console.log('A obter um Chromium para os testes…');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { ...quiet, timeout: 180_000 });
  if (hasChromium()) return;
  installDebianPackages(['chromium', 'chromium-headless-shell']);
  if (hasChromium()) return;
  console.error(
    'Os testes precisam de um navegador: instale o pacote «chromium» do seu sistema, ou corra «npx playwright install chromium», e repita o comando.',
  );
  process.exit(1);
}

/** Does nothing on a system that has no apt-get, or where we are not root. */
export function installDebianPackages(names) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], quiet).status !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { ...quiet, env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { ...quiet, env });
}

function hasChromium() {
  return spawnSync('node_modules/.bin/tsx', ['tests/has-chromium.ts'], { cwd: root, stdio: 'ignore' }).status === 0;
}
