import { expect, test } from 'vitest';
import { redirectFor } from './redirects';

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
