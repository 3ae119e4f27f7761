import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { securityHeaders } from '../policy.ts';
import type { Served } from '../served.ts';
import { htaccess } from './apache.ts';
import { caddyfile } from './caddy.ts';
import { headersFile, redirectsFile } from './edge-files.ts';
import { nginxConfig } from './nginx.ts';

type Folders = { distFolder: string; hostsFolder: string };

/** Into dist/ what a host reads there, and into `hostsFolder` what is for the configuration of a server. */
export async function writeHostFiles({ hashes, addresses }: Served, address: string, { distFolder, hostsFolder }: Folders): Promise<void> {
  const headers = securityHeaders(hashes);
  // The schema of site.yaml lets nothing into it that nginx and Caddy would take for instructions.
  const { hostname } = new URL(address);
  const root = `/var/www/${hostname}`;
  const files = {
    [join(distFolder, '_headers')]: headersFile(headers),
    [join(distFolder, '_redirects')]: redirectsFile(addresses),
    [join(distFolder, '.htaccess')]: htaccess(headers, addresses),
    [join(hostsFolder, 'nginx.conf')]: nginxConfig(headers, addresses, { root, listen: '80', serverName: hostname, brotli: false }),
    [join(hostsFolder, 'Caddyfile')]: caddyfile(headers, addresses, { address: hostname, root }),
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(file, text)));
}
