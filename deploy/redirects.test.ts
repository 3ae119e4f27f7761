import { expect, it } from 'vitest';
import { articlePath, routes } from '../src/routes';
import { redirectFor } from './redirects';

it.each([...Object.values(routes), articlePath('a'), '/404.html', '/assets/a.js', '/sitemap.xml'])('%s is an address of its own', (path) => {
  expect(redirectFor(path)).toBeUndefined();
});

it.each([
  ['/artigos/', '/artigos'],
  ['/artigos//', '/artigos'],
  ['/artigos.html', '/artigos'],
  ['/artigos/index.html', '/artigos'],
  ['/artigos/index', '/artigos'],
  ['/artigos/a.html', '/artigos/a'],
  ['/artigos/a.html/', '/artigos/a'],
  ['/index.html', '/'],
  ['/index', '/'],
])('%s leads to %s', (path, target) => {
  expect(redirectFor(path)).toBe(target);
});

it.each(['//casino.example/', '/\\casino.example/', '//casino.example/index.html', '//', '///'])('%s never leads out of the site', (path) => {
  expect(redirectFor(path)).toBeUndefined();
});
