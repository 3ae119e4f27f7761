import { expect, it } from 'vitest';
import { redirectProblems, redirectsSchema } from './redirects';

it.each(['artigos/a', '/', '/a/', '//a', '/a b', '/a;}', '/a"', '/á', '/a?b', '/a/../b', 'https://a.example/'])('%s is no old address', (from) => {
  expect(redirectsSchema.safeParse({ redirects: [{ from }] }).success).toBe(false);
});

it('an old address leads to one place, and is no page', () => {
  const redirects = [{ from: '/a', to: '/' }, { from: '/b' }, { from: '/a' }, { from: '/regras' }];
  expect(redirectsSchema.safeParse({ redirects }).success).toBe(true);
  expect(redirectProblems(redirects, (path) => path === '/regras').map(({ field, what }) => [field, what])).toEqual([
    ['redirects[2].from', '«/a» aparece duas vezes.'],
    ['redirects[3].from', '«/regras» é agora o endereço de uma página.'],
  ]);
});
