import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentFolder } from '../paths';
import { temporaryFolder } from '../tests/temporary-folder';
import { loadContent } from './load-content';
import { outgoingAddresses } from './outgoing-addresses';

it('an address in an article’s text is named once, at its article', () => {
  const root = temporaryFolder(contentFolder);
  appendFileSync(join(root, 'articles/barcos-de-papel.md'), '\n[fora](https://fora.test/)\n');
  const found = outgoingAddresses(loadContent(root)).filter(({ address }) => address === 'https://fora.test/');
  expect(found).toEqual([{ file: 'articles/barcos-de-papel.md', address: 'https://fora.test/' }]);
});
