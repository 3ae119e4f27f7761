import { spawnSync } from 'node:child_process';

const env = { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' };
const apt = (...args: string[]) => spawnSync('apt-get', args, { env, encoding: 'utf8' });
const isInstalled = (name: string) => spawnSync('dpkg-query', ['--status', name], { env, encoding: 'utf8' }).stdout?.includes('Status: install ok installed');

/** Installs what is missing of these Debian packages, as root, after saying what and how many MB. Elsewhere it does nothing. */
export function installDebianPackages(names: string[]): void {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || apt('--version').status !== 0) {
    console.log(`Não instalados (só no Debian ou no Ubuntu, como root): ${missing.join(', ')}`);
    return;
  }
  apt('update', '-qq');
  const install = ['install', '--no-install-recommends', ...missing];
  const sizes = /^Need to get (.*?)(?:\/.*)? of archives|^After this operation, (.*?) of/gm;
  const [download = '?', disk = '?'] = [...apt(...install, '--assume-no').stdout.matchAll(sizes)].map(([, one, other]) => one ?? other);
  console.log(`A instalar, como root, os pacotes Debian ${missing.join(', ')}: ${download} a descarregar, ${disk} em disco…`);
  const { status, stderr } = apt(...install, '-y', '-qq');
  if (status !== 0) console.error(stderr);
}
