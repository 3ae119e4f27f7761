// Runs before anything is installed, so it uses Node alone, and syntax that an old one can read.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const oldest = [20, 19];

/** Ends the command with one sentence when this Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  stop(`É preciso o Node ${oldest.join('.')} ou mais recente, e este é o ${process.versions.node}: instale a versão LTS de nodejs.org.`);
}

/** Installs what the lockfile of `folder` says, unless that is what is already there. */
export function install(folder = '.') {
  const home = `${root}${folder}/`;
  const lock = createHash('sha256')
    .update(readFileSync(`${home}package-lock.json`))
    .digest('hex');
  const stamp = `${home}node_modules/.cache/installed-lockfile`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('A instalar as dependências…');
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: home,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) stop('A instalação das dependências falhou: confirme a ligação à internet e o espaço em disco, e repita o comando.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}

/** Runs a program of node_modules/.bin to its end; when it fails, so does this command. */
export function run(program, args = [], env = {}) {
  const { status, error } = spawnSync(`${root}node_modules/.bin/${program}`, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    if (error) console.error(error.message);
    process.exit(status || 1);
  }
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
