import { expect, test } from 'vitest';
import { oldAddresses } from './redirects';

// The other spellings of a page's address: deploy/http/addresses.test.ts and odd-paths.test.ts.
test('an old address leads on, or says that its page is gone, whatever else would be guessed', () => {
  const { moved, gone } = oldAddresses([{ from: '/artigos/um', to: '/regras' }, { from: '/artigos/dois' }, { from: '/feed' }]);
  expect(moved).toEqual({ '/casinos-online': '/cassinos-online', '/artigos/um': '/regras' });
  expect(gone).toEqual(['/feed', '/artigos/dois']);
});
