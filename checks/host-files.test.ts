import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const htaccess = readFileSync('dist/.htaccess', 'utf8');
const [everywhere = ''] = readFileSync('dist/_headers', 'utf8').split('/assets/*\n');
const headersIn = (text: string, pattern: RegExp) => Object.fromEntries([...text.matchAll(pattern)].map(([, name, value]) => [name, value]));
const headers = headersIn(everywhere, /^ {2}([\w-]+): (.*)$/gm);

it('every host sends the same headers with every answer', () => {
  expect(everywhere).toMatch(/^\/\*\n/);
  expect(headersIn(htaccess, /Header always set ([\w-]+) "(.*)"$/gm)).toEqual(headers);
});

it('no other site may frame a page, learn where a reader was, or add to what a page runs', () => {
  expect(headers).toMatchObject({ 'X-Frame-Options': 'DENY', 'Referrer-Policy': 'no-referrer', 'X-Content-Type-Options': 'nosniff' });
  const none = ['default-src', 'base-uri', 'frame-ancestors', 'form-action'].map((name) => `${name} 'none'`);
  expect(headers['Content-Security-Policy']?.split('; ')).toEqual(expect.arrayContaining([...none, "require-trusted-types-for 'script'"]));
  expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|https?:|\*/);
});

/** What the rewriting rules of .htaccess make of an address; their conditions on files are those of dist/. */
function onApache(address: string): string | undefined {
  const rules = htaccess.matchAll(/RewriteCond %\{(\S+) "?(.+?)"?\n\s+RewriteRule (\S+) (\S+) \[(.*)\]/g);
  for (const [, subject = '', condition = '', pattern = '', target = '', flags] of rules) {
    const [whole, first = ''] = new RegExp(pattern).exec(address.slice(1)) ?? [];
    const file = subject.replace('DOCUMENT_ROOT}', 'dist').replace('REQUEST_FILENAME}', `dist${address}`).replace('$1', first);
    const met = condition === '-f' ? existsSync(file) && [] : new RegExp(condition).exec(`GET ${address} HTTP/1.1`);
    if (met && whole !== undefined)
      return `${flags} ${target
        .replace('$0', whole)
        .replace('$1', first)
        .replace('%1', met[1] ?? '')}`;
  }
}

it.each([
  ['/artigos/dicas-aproveitar-bonus', 'L artigos/dicas-aproveitar-bonus.html'],
  ['/artigos/dicas-aproveitar-bonus.html?de=x', 'R=308,L /artigos/dicas-aproveitar-bonus'],
  ['/index.html', 'R=308,L /'],
  ['/artigos/', 'R=308,L /artigos'],
  ['/nao-existe', undefined],
])('on Apache an address has one form: %s → %s', (address, answer) => expect(onApache(address)).toBe(answer));

it('Apache answers an unknown address with the page for it, and takes no folder for a page', () => {
  expect(htaccess).toMatch(/^ErrorDocument 404 \/404\.html$.*^DirectorySlash Off$.*-Indexes$.*RewriteEngine On\n *RewriteOptions AllowNoSlash$/ms);
});
