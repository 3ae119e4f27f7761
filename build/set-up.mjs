// Installs what is missing: the packages of the site, with `--tests` also those that test it and a browser, and those of the
// folders that are named. It runs before anything is installed, so it uses Node alone, in syntax that an old one reads.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = process.argv.slice(2);
const withTests = words.includes('--tests');

refuseOldNode();
refuseOddPath();
install(root, withTests);
for (const folder of words.filter((word) => word !== '--tests')) install(`${root}${folder}/`, true);
if (withTests) installBrowser();

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (!fits) stop(`O site precisa do Node 20.19, 22.12, 24 ou mais recente, e este é o ${process.versions.node}: instale a versão LTS de nodejs.org.`);
}

function refuseOddPath() {
  const [odd] = /[#?%]/.exec(root) || [];
  if (odd) stop(`O caminho desta pasta tem «${odd}», que as ferramentas leem como parte de um endereço. Mude o nome da pasta: ${root}`);
}

/** Runs `npm ci`, unless node_modules already has the lockfile's versions, whichever command put them there. */
function install(folder, everything) {
  if (isInstalled(folder, everything)) return;
  console.log('A instalar as dependências…');
  const status = run('npm', ['ci', everything ? '--include=dev' : '--omit=dev', '--loglevel=error'], folder);
  if (status !== 0) stop('A instalação das dependências falhou: confirme a ligação à internet e o espaço em disco, e repita o comando.');
}

/** npm writes down what it has installed in node_modules/.package-lock.json. */
function isInstalled(folder, everything) {
  const record = `${folder}node_modules/.package-lock.json`;
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(`${folder}package-lock.json`, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, dev, optional, devOptional, link }]) => {
    if (path === '' || link || optional || devOptional || (dev && !everything)) return true;
    return installed[path] && installed[path].version === version && existsSync(`${folder}${path}`);
  });
}

/** The tests want one Chromium: the system's, or the one that Playwright brings. */
function installBrowser() {
  if (['/usr/lib/chromium/chromium', '/usr/bin/chromium'].some(isFile)) return;
  if (run('npx', ['playwright', 'install', '--only-shell', 'chromium'], root) === 0) return;
  // Where Playwright's cannot be downloaded, Debian's may be.
  if (process.platform === 'linux' && process.getuid() === 0) {
    run('apt-get', ['update', '-qq'], root);
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], root) === 0) return;
  }
  stop('Os testes precisam de um navegador: instale o pacote «chromium» do seu sistema, ou corra «npx playwright install chromium», e repita o comando.');
}

function isFile(path) {
  return existsSync(path) && statSync(path).isFile();
}

/** @returns the exit code. On Windows `npm` and `npx` are scripts, which only a shell starts; all the words here are ours. */
function run(command, args, cwd) {
  const windows = process.platform === 'win32';
  const [program, rest] = windows ? [`${command} ${args.join(' ')}`, []] : [command, args];
  return spawnSync(program, rest, { cwd, stdio: 'inherit', shell: windows }).status;
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
