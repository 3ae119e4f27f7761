import { describe, expect, it } from 'vitest';
import { cacheControl, contentSecurityPolicy, securityHeaders } from './policy';

const hashes = { scripts: ["'sha256-aaa='"], styles: ["'sha256-bbb='"] };
const policy = new Map(
  contentSecurityPolicy(hashes)
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
);

describe('the content security policy', () => {
  it('allows nothing that it does not name', () => expect(policy.get('default-src')).toEqual(["'none'"]));
  it('has no unsafe source, no wildcard and no whole scheme', () => {
    for (const [name, sources] of policy)
      for (const source of sources) expect(`${name} ${source}`).not.toMatch(/unsafe|\*|https?:$|blob:$|(?<!img-src )data:$/);
  });
  it('lets scripts run from this site, and inline ones only by their hash', () => expect(policy.get('script-src')).toEqual(["'self'", "'sha256-aaa='"]));
  it('lets styles stand inline only by their hash', () => expect(policy.get('style-src')).toEqual(["'sha256-bbb='"]));
  it('refuses to be framed and to have its base moved', () => {
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
  });
  it('asks for Trusted Types, and defines none', () => {
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(["'none'"]);
  });
});

it('every answer forbids sniffing, framing and the device’s sensors', () => {
  expect(securityHeaders(hashes)).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

it('only files named by their content are kept for ever', () => {
  expect(cacheControl('/assets/a-1234.js')).toContain('immutable');
  for (const path of ['/', '/artigos', '/artigos/assets/', '/sitemap.xml']) expect(cacheControl(path)).toBe('no-cache');
});
