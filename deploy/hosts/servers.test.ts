import { describe, expect, test } from 'vitest';
import { folders } from '../folders';
import { hidden } from '../hidden';
import { spellings } from '../redirects';
import { htaccess } from './apache';
import { caddyfile } from './caddy';
import { nginxConfig } from './nginx';

const headers = { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' };
const nginx = { root: '/srv/site', listen: '80', serverName: 'exemplo.pt' };

const files = {
  '.htaccess': htaccess(headers),
  'nginx.conf': nginxConfig(headers, { ...nginx, brotli: true }),
  Caddyfile: caddyfile(headers, { address: 'exemplo.pt', root: '/srv/site' }),
};

describe.each(Object.entries(files))('%s', (_, text) => {
  test('sends every header of the policy', () => {
    for (const [name, value] of Object.entries(headers)) expect(text).toContain(`${name} "${value}"`);
  });

  test('knows every folder, every hidden file and every spelling', () => {
    for (const part of [...Object.keys(folders), ...Object.values(hidden), ...spellings.map((spelling) => spelling.slice(1, -1))]) expect(text).toContain(part);
  });
});

test('.htaccess asks for no module that it does not guard', () => {
  const unguarded = files['.htaccess'].replaceAll(/<IfModule[\s\S]*?<\/IfModule>/g, '').replaceAll(/<FilesMatch[\s\S]*?<\/FilesMatch>/g, '');
  expect(unguarded.match(/^[A-Z]\w+/gm)).toEqual(['ErrorDocument', 'ErrorDocument', 'DirectoryIndex']);
});

test('nginx starts without its Brotli module', () => {
  expect(nginxConfig(headers, { ...nginx, brotli: false })).not.toMatch(/^\s*brotli_static/m);
});
