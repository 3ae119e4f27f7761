import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './policy';

const hashes = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };

test('nothing runs, and nothing loads, that the build did not write', () => {
  expect(contentSecurityPolicy(hashes).split('; ')).toMatchInlineSnapshot(`
    [
      "default-src 'none'",
      "script-src 'self' 'sha256-a'",
      "style-src 'sha256-b'",
      "img-src 'self'",
      "connect-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      "frame-ancestors 'none'",
    ]
  `);
});
