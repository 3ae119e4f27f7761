// Installs packages where they are missing: those of the site and of its editor, with `--tests` also what tests them,
// and those of the folders that are named.
// Runs before anything is installed, so it uses Node alone, and syntax that an old one can read.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const oldest = [20, 19];

requireNode();
const words = process.argv.slice(2);
const folders = words.filter((word) => word !== '--tests');
install(root, words.includes('--tests'));
for (const folder of folders) install(`${root}${folder}/`, true);

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  stop(`É preciso o Node ${oldest.join('.')} ou mais recente, e este é o ${process.versions.node}: instale a versão LTS de nodejs.org.`);
}

/** Installs what the lockfile of a folder says, unless that is what is already there. */
function install(home, askedForTests) {
  // What `npm ci` has installed stays.
  const withTests = askedForTests || existsSync(`${home}node_modules/vitest`);
  const lock = createHash('sha256')
    .update(readFileSync(`${home}package-lock.json`))
    .digest('hex');
  const stamp = `${home}node_modules/.cache/installed-lockfile`;
  const [installed, extent] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (installed === lock && (extent === 'all' || !withTests)) return;
  console.log('A instalar as dependências…');
  const npm = spawnSync('npm', ['ci', withTests ? '--include=dev' : '--omit=dev', '--loglevel=error'], {
    cwd: home,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) stop('A instalação das dependências falhou: confirme a ligação à internet e o espaço em disco, e repita o comando.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${lock} ${withTests ? 'all' : 'site'}`);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
