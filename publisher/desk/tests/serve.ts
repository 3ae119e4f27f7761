/* The desk over a copy of the content, which the tests may change. */
import { cpSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentCopy } from './content-copy';

rmSync(dirname(contentCopy), { recursive: true, force: true });
cpSync(fileURLToPath(new URL('../../../content', import.meta.url)), contentCopy, { recursive: true });
await import('../run');
