import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nginxConfig } from '../../hosts/nginx.ts';
import { findProgram, type Place, type Running, startProgram } from './server.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Without its Brotli module it cannot answer as the others do. */
export const findNginx = () => (existsSync(brotliModule) ? findProgram('nginx') : undefined);

export async function startNginx(program: string, place: Place): Promise<Running> {
  const { folder, site, port, headers } = place;
  const config = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`);
  await writeFile(
    config,
    `load_module ${brotliModule};
${process.getuid?.() === 0 ? 'user www-data;\n' : ''}daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
worker_processes 1;
events {}
http {
  access_log off;
${temporary.join('\n')}
  include ${folder}/site.conf;
}
`,
  );
  await writeFile(join(folder, 'site.conf'), nginxConfig(headers, { root: site, listen: `127.0.0.1:${port}`, serverName: '_', brotli: true }));
  return startProgram(program, ['-c', config, '-e', join(folder, 'error.log')], place);
}
