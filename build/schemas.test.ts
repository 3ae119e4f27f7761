import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemaFiles } from './schemas';

test('what code editors read of content/ is what the code says: `npm run schemas` writes it', () => {
  const files = schemaFiles();
  expect(Object.fromEntries(Object.keys(files).map((path) => [path, readFileSync(path, 'utf8')]))).toEqual(files);
});
