import { expect, test } from 'vitest';
import { differing } from './exceptions';
import { expectedOnce, headersOf } from './expected-headers';
import { onEveryServer } from './on-every-server';

onEveryServer(({ name, ask }) => {
  test.for(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('%s is refused, whatever the address', async (method) => {
    for (const path of ['/', '/artigos', '/artigos/', '/nada', '/_headers', '/.well-known/nada']) {
      const answer = await ask(path, { method });
      expect(answer.status, path).toBe(405);
      expect(answer.all('Allow').join(', ')).toBe(differing(name, method === 'TRACE' ? 'Allow of TRACE' : 'Allow', 'GET, HEAD'));
      expect(headersOf(answer)).toEqual(method === 'TRACE' ? differing(name, 'headers of TRACE', expectedOnce) : expectedOnce);
    }
  });
});
