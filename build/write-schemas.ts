import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { schemaFiles } from './schemas';

rmSync('content/.schemas', { recursive: true, force: true });
for (const [path, text] of Object.entries(schemaFiles())) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
