import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram, type Place, type Running, startProgram } from './server.ts';

const modules = '/usr/lib/apache2/modules';

/** As a shared host has them. Everything else must work through the .htaccess in the site's folder. */
const loaded = ['mpm_event', 'authz_core', 'mime', 'dir', 'negotiation', 'autoindex', 'setenvif', 'env', 'headers', 'rewrite', 'filter', 'deflate', 'brotli'];

export const findApache = () => (existsSync(modules) ? findProgram('apache2') : undefined);

export async function startApache(program: string, place: Place): Promise<Running> {
  const { folder, site, port } = place;
  const config = join(folder, 'apache.conf');
  await writeFile(
    config,
    `ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
Mutex file:${folder} default
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data\n' : ''}
${loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
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
  );
  return startProgram(program, ['-f', config, '-D', 'FOREGROUND'], place);
}
