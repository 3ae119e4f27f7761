import { describe, expect, test } from 'vitest';
import { assets } from '../folders';
import { hidden } from '../hidden';
import { oldAddresses, spellings } from '../redirects';
import { htaccess } from './apache';
import { caddyfile } from './caddy';
import { headersFile, redirectsFile } from './edge-files';
import { nginxConfig } from './nginx';

const headers = { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' };
const addresses = oldAddresses([{ from: '/de-antes', to: '/regras#perguntas' }, { from: '/acabou' }]);
const nginx = { root: '/srv/site', listen: '80', serverName: 'exemplo.pt' };

const files = {
  '.htaccess': htaccess(headers, addresses),
  'nginx.conf': nginxConfig(headers, addresses, { ...nginx, brotli: true }),
  Caddyfile: caddyfile(headers, addresses, { address: 'exemplo.pt', root: '/srv/site' }),
};

describe.each(Object.entries(files))('%s', (_, text) => {
  test('sends every header of the policy', () => {
    for (const [name, value] of Object.entries(headers)) expect(text).toContain(`${name} "${value}"`);
  });

  test('knows the folder of files, every hidden file and every spelling', () => {
    for (const part of [assets, ...Object.values(hidden), ...spellings.map((spelling) => spelling.slice(1, -1))]) expect(text).toContain(part);
  });
});

test('.htaccess asks for no module that it does not guard', () => {
  const unguarded = files['.htaccess'].replaceAll(/<IfModule[\s\S]*?<\/IfModule>/g, '').replaceAll(/<FilesMatch[\s\S]*?<\/FilesMatch>/g, '');
  expect(unguarded.match(/^[A-Z]\w+/gm)).toEqual(['ErrorDocument', 'ErrorDocument', 'DirectoryIndex']);
});

test('nginx starts without its Brotli module', () => {
  expect(nginxConfig(headers, addresses, { ...nginx, brotli: false })).not.toMatch(/^\s*brotli_static/m);
});

const file = headersFile({ 'X-Content-Type-Options': 'nosniff' });

describe('_headers', () => {
  test('is read by Cloudflare Pages and Netlify', () => {
    expect(file).toMatchInlineSnapshot(`
      "/*
        X-Content-Type-Options: nosniff
      /
        Cross-Origin-Resource-Policy: same-origin
      /:page
        Cross-Origin-Resource-Policy: same-origin
      /artigos/:article
        Cross-Origin-Resource-Policy: same-origin
      /artigos/pagina/:part
        Cross-Origin-Resource-Policy: same-origin
      /assets/*
        Cache-Control: public, max-age=31536000, immutable
        Cross-Origin-Resource-Policy: cross-origin
      "
    `);
  });

  test.each(['/', '/artigos', '/artigos/x', '/artigos/pagina/2', '/assets/a.js', '/assets/social/a.png'])('%s gets each header from one rule', (path) => {
    const names = rulesFor(path).flatMap((rule) =>
      rule
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(':')[0]),
    );
    expect(names).toContain('Cross-Origin-Resource-Policy');
    expect(new Set(names).size).toBe(names.length);
  });

  test('a line that Cloudflare Pages would ignore stops the build', () => {
    expect(() => headersFile({ 'Content-Security-Policy': 'x'.repeat(2000) })).toThrowErrorMatchingInlineSnapshot(
      `[Error: _headers: Cloudflare Pages ignores a line of more than 2000 characters, and this one has 2027:   Content-Security-Policy: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…]`,
    );
  });
});

test('_redirects has nothing that these hosts do themselves', () => {
  expect(redirectsFile(addresses)).toMatchInlineSnapshot(`
    "/de-antes /regras#perguntas 301
    "
  `);
});

/** As both hosts match: `*` is anything, `:name` is one segment. */
function rulesFor(path: string) {
  return file.split(/\n(?=\/)/).filter((rule) => new RegExp(`^${rule.split('\n')[0]?.replace('*', '.*').replace(/:\w+/, '[^/]+')}$`).test(path));
}
