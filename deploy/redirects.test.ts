import { expect, test } from 'vitest';
import { oldAddresses, withQuery } from './redirects';

// The other spellings of a page's address: deploy/http/addresses.test.ts and odd-paths.test.ts.
test('an old address leads on, or says that its page is gone, whatever else would be guessed', () => {
  const { moved, gone } = oldAddresses([{ from: '/artigos/um', to: '/regras' }, { from: '/artigos/dois' }, { from: '/feed' }]);
  expect(moved).toEqual({ '/casinos-online': '/cassinos-online', '/artigos/um': '/regras' });
  expect(gone).toEqual(['/feed', '/artigos/dois']);
});

test.each([
  ['/regras', '', '/regras'],
  ['/regras', '?a=1', '/regras?a=1'],
  ['/regras#perguntas', '', '/regras#perguntas'],
  ['/regras#perguntas', '?a=$1', '/regras?a=$1#perguntas'],
])('%s with the query «%s» is %s', (to, query, address) => expect(withQuery(to, query)).toBe(address));
