import { expect, test } from 'vitest';
import { expectedOnce, headersOf } from './expected-headers';
import { onEveryServer } from './on-every-server';

onEveryServer(({ ask }) => {
  test.for(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('%s is refused, whatever the address', async (method) => {
    for (const path of ['/', '/artigos', '/artigos/', '/nada', '/_headers', '/.well-known/nada']) {
      const answer = await ask(path, { method });
      expect(answer.status, path).toBe(405);
      expect(answer.one('Allow')).toBe('GET, HEAD');
      expect(headersOf(answer)).toEqual(expectedOnce);
    }
  });
});
