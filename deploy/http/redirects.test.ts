import { expect, test } from 'vitest';
import { articlePath, routes } from '../../src/routes';
import { otherNames } from '../redirects';
import { expectedOnce, headersOf } from './expected-headers';
import { onEveryServer } from './on-every-server';

const article = articlePath('dicas-aproveitar-bonus');

const redirects: [string, string][] = [
  ['/index', '/'],
  ['/index/', '/'],
  ['/index.html', '/'],
  ['/index.html/', '/'],
  [`${routes.articles}/`, routes.articles],
  [`${routes.articles}.html`, routes.articles],
  [`${routes.articles}.html/`, routes.articles],
  [`${routes.articles}/index`, routes.articles],
  [`${routes.articles}/index.html`, routes.articles],
  [`${article}/`, article],
  [`${article}.html`, article],
  ['/assets/', '/assets'],
  ['/nada/', '/nada'],
  ...Object.entries(otherNames),
];

onEveryServer(({ ask, locationOf }) => {
  test.for(redirects)('%s leads to %s, for good, and with its query', async ([from, to]) => {
    for (const query of ['', '?a=1&b=%C3%A9%2F', '?//outro.example/']) {
      const answer = await ask(from + query);
      expect(answer.status).toBe(308);
      expect(locationOf(answer)).toBe(to + query);
      expect(headersOf(answer)).toEqual(expectedOnce);
      expect(answer.one('Cache-Control')).toBe('no-cache');
    }
  });
});
