import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const contentCopy = fileURLToPath(new URL('../../../build/desk-content', import.meta.url));
export const readCopy = (file: string): string => readFileSync(join(contentCopy, file), 'utf8');
