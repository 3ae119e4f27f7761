/* The desk over a copy of the content, which the tests may change. */
import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contentCopy } from './content-copy';

rmSync(contentCopy, { recursive: true, force: true });
cpSync(fileURLToPath(new URL('../../../content', import.meta.url)), contentCopy, { recursive: true });
await import('../run');
