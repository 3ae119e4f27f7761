import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder';
import { readOldAddresses } from './redirects';

// The other spellings of a page's address: deploy/http/addresses.test.ts and odd-paths.test.ts.
test('an old address leads on, or says that its page is gone', () => {
  const content = temporaryFolder();
  expect(readOldAddresses(content)).toEqual({ moved: {}, gone: [] });
  writeFileSync(join(content, 'redirects.yaml'), 'redirects:\n  - from: /artigos/um\n    to: /regras\n  - from: /artigos/dois\n');
  expect(readOldAddresses(content)).toEqual({ moved: { '/artigos/um': '/regras' }, gone: ['/artigos/dois'] });
});
