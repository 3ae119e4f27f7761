import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InlineHashes, securityHeaders } from '../policy';
import { htaccess } from './apache';
import { caddyfile } from './caddy';
import { headersFile, redirectsFile } from './edge-files';
import { nginxConfig } from './nginx';

type Folders = { distFolder: string; buildFolder: string };

/** Into dist/ what a host reads there, and into build/hosts/ what is for the configuration of a server. */
export async function writeHostFiles(hashes: InlineHashes, address: string, { distFolder, buildFolder }: Folders): Promise<void> {
  const headers = securityHeaders(hashes);
  const { hostname } = new URL(address);
  const root = `/var/www/${hostname}`;
  const files = {
    [join(distFolder, '_headers')]: headersFile(headers),
    [join(distFolder, '_redirects')]: redirectsFile(),
    [join(distFolder, '.htaccess')]: htaccess(headers),
    [join(buildFolder, 'hosts/nginx.conf')]: nginxConfig(headers, { root, listen: '80', serverName: hostname, brotli: false }),
    [join(buildFolder, 'hosts/Caddyfile')]: caddyfile(headers, { address: hostname, root }),
  };
  await mkdir(join(buildFolder, 'hosts'), { recursive: true });
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(file, text)));
}

/** GitHub Pages sends no header of ours. All it wants is to be told not to take the site for one of Jekyll's. */
export const writeGitHubPagesFiles = (distFolder: string): Promise<void> => writeFile(join(distFolder, '.nojekyll'), '');
