// The servers that deploy/http tries the site on. Those that cannot be had are skipped there, by name.
import { existsSync } from 'node:fs';
import { installDebianPackages } from './browser.mjs';

const packages = {
  'nginx-light': '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  caddy: '/usr/bin/caddy',
  apache2: '/usr/sbin/apache2',
};

export function ensureServers() {
  const missing = Object.keys(packages).filter((name) => !existsSync(packages[name]));
  if (missing.length > 0) installDebianPackages(missing);
}
