import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distFolder } from '../../paths.ts';
import { htaccess } from '../hosts/apache.ts';
import { securityHeaders } from '../policy.ts';
import { oldAddresses } from '../redirects.ts';
import { readServed, type Served } from '../served.ts';

/** What no path may ever bring to light. */
export const outside = {
  content: 'This lies outside the site.',
  /** Beside the site's folder. */
  files: ['secret.txt', 'site-secret.txt', 'secret.html'],
  /** In it, where an upload or an editor may leave them. */
  hidden: ['.env', '_draft.txt'],
};

const { hashes, addresses } = readServed();
/** What the build left, as if content/redirects.yaml named some of each kind. */
export const served: Served = {
  hashes,
  addresses: oldAddresses([
    ...Object.entries(addresses.moved).map(([from, to]) => ({ from, to })),
    ...addresses.gone.map((from) => ({ from })),
    ...[{ from: '/artigos/de-antes', to: '/artigos' }, { from: '/de-antes', to: '/regras#perguntas' }, { from: '/artigos/que-acabou' }],
  ]),
};

/** A copy of dist/ among files that must not be served. Servers that give up root's rights can read it, unlike a home folder. */
export async function copySite() {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const site = join(folder, 'site');
  await chmod(folder, 0o755);
  await cp(distFolder, site, { recursive: true, preserveTimestamps: true });
  await writeFile(join(site, '.htaccess'), htaccess(securityHeaders(hashes), served.addresses));
  const servedFile = join(folder, 'served.json');
  await writeFile(servedFile, JSON.stringify(served));
  for (const file of outside.files) await writeFile(join(folder, file), outside.content);
  for (const file of outside.hidden) await writeFile(join(site, file), outside.content);
  return { folder, site, servedFile, remove: () => rm(folder, { recursive: true, force: true }) };
}
