import { expect, it } from 'vitest';
import { redirectProblems } from './redirects';

it('an old address leads to one place, and is no page', () => {
  const redirects = [{ from: '/a', to: '/' }, { from: '/b' }, { from: '/a' }, { from: '/regras' }];
  expect(redirectProblems(redirects, (path) => path === '/regras').map(({ field, what }) => [field, what])).toEqual([
    ['redirects[2].from', '«/a» aparece duas vezes.'],
    ['redirects[3].from', '«/regras» é agora o endereço de uma página.'],
  ]);
});
