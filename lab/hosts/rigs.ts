import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddyfile } from '../../deploy/hosts/caddy.ts';
import { nginxConfig } from '../../deploy/hosts/nginx.ts';
import type { AskedServer } from '../../deploy/http/asked-server.ts';
import { served } from '../../deploy/http/site-copy.ts';
import { freePort } from '../../deploy/loopback.ts';
import { securityHeaders } from '../../deploy/policy.ts';
import { findProgram, startProgram } from '../program.ts';

/** What one server is given: everything it writes is in `folder`. */
type Place = { folder: string; site: string; port: number };

type Rig = {
  program: string;
  /** Without this it cannot answer as the others do. */
  module?: string;
  /** Files in `folder` by their names. */
  files: (place: Place) => Record<string, string>;
  args: (folder: string) => string[];
  differences: AskedServer['differences'];
};

const headers = securityHeaders(served.hashes);
const apacheModules = '/usr/lib/apache2/modules';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const asRoot = process.getuid?.() === 0;

export const rigs: Record<string, Rig> = {
  /** As a shared host has it: everything of ours comes through the .htaccess in the site's folder. */
  apache: {
    program: 'apache2',
    module: apacheModules,
    args: (folder) => ['-D', 'FOREGROUND', '-f', `${folder}/apache.conf`],
    files: ({ folder, site, port }) => ({
      'apache.conf': `ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
Mutex file:${folder} default
${asRoot ? 'User www-data\nGroup www-data' : ''}
${['mpm_event', 'authz_core', 'mime', 'dir', 'negotiation', 'autoindex', 'setenvif', 'env', 'headers', 'rewrite', 'filter', 'deflate', 'brotli']
  .map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`)
  .join('\n')}
TypesConfig /etc/mime.types
AddType application/x-gzip .gz .tgz
AddLanguage br .br
AddOutputFilterByType DEFLATE text/html text/javascript
TraceEnable Off
DocumentRoot ${site}
<Directory />
  Require all denied
</Directory>
<Directory ${site}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>
`,
    }),
    // It adds an empty Allow to a 405 from a rewrite rule; empty members of a list mean nothing (RFC 9110, 5.6.1.2).
    // TraceEnable answers before any .htaccess is read; where a host has it On, no .htaccess can forbid TRACE.
    // Nor can one forbid AllowEncodedSlashes Off, the default; whoever has the server's own configuration writes NoDecode there.
    differences: { allow: 'GET, HEAD, ', refusesTraceItself: true, refusesEncodedSlashItself: true, resolvesDotSegments: true },
  },
  nginx: {
    program: 'nginx',
    module: brotliModule,
    args: (folder) => ['-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`],
    files: ({ folder, site, port }) => ({
      'nginx.conf': `load_module ${brotliModule};
${asRoot ? 'user www-data;' : ''}
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
worker_processes 2;
events {}
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${folder}/site.conf;
}
`,
      'site.conf': nginxConfig(headers, served.addresses, { root: site, listen: `127.0.0.1:${port}`, serverName: '_', brotli: true }),
    }),
    differences: { resolvesDotSegments: true, repeatsHeadersOf416: true },
  },
  caddy: {
    program: 'caddy',
    args: (folder) => ['run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`],
    files: ({ site, port }) => ({
      Caddyfile: `{
  admin off
  auto_https off
  default_bind 127.0.0.1
}
${caddyfile(headers, served.addresses, { address: `http://127.0.0.1:${port}`, root: site })}`,
    }),
    differences: { resolvesDotSegments: true },
  },
};

export const isInstalled = ({ program, module }: Rig) => findProgram(program) !== undefined && (!module || existsSync(module));

/** Starts a server with our configuration over the copy of the site in `site`. */
export async function startRig(name: string, folder: string, site: string) {
  const rig = rigs[name] as Rig;
  const place = { folder: join(folder, name), site, port: await freePort() };
  mkdirSync(place.folder);
  for (const [file, text] of Object.entries(rig.files(place))) writeFileSync(join(place.folder, file), text);
  return startProgram(findProgram(rig.program) ?? '', rig.args(place.folder), place.port, { XDG_DATA_HOME: place.folder, XDG_CONFIG_HOME: place.folder });
}
