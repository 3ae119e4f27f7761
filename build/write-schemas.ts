import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas, schemasFolder } from './schemas';

const folder = join('content', schemasFolder);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, text] of Object.entries(jsonSchemas())) writeFileSync(join(folder, name), text);
