import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder';
import { readOldAddresses, redirectFor } from './redirects';

test.each([
  ['/index', '/'],
  ['/index.html', '/'],
  ['/artigos/', '/artigos'],
  ['/artigos/pagina/2.html', '/artigos/pagina/2'],
  ['/artigos/index.html', '/artigos'],
  ['/casinos-online', '/cassinos-online'],
])('%s is another way to write %s', (path, own) => {
  expect(redirectFor(path)).toBe(own);
});

test.each(['/', '/artigos', '/artigos.atom', '/assets/loader-CIVXcVjj.js', '/indexes'])('%s stays', (path) => {
  expect(redirectFor(path)).toBeUndefined();
});

test.each(['//outro.example/', '/\\outro.example/', '/%5coutro.example/', '/%2foutro.example/', '/a//outro.example/', '/.html', '/../a/'])(
  '%s leads nowhere else',
  (path) => {
    expect(redirectFor(path)).toBeUndefined();
  },
);

test('an old address leads on, or says that its page is gone', () => {
  const content = temporaryFolder();
  expect(readOldAddresses(content)).toEqual({ moved: {}, gone: [] });
  writeFileSync(join(content, 'redirects.yaml'), 'redirects:\n  - from: /artigos/um\n    to: /regras\n  - from: /artigos/dois\n');
  expect(readOldAddresses(content)).toEqual({ moved: { '/artigos/um': '/regras' }, gone: ['/artigos/dois'] });
});
