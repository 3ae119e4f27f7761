import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../paths.ts';
import type { InlineHashes } from './policy.ts';
import type { OldAddresses } from './redirects.ts';

/** What a build leaves for a server, beside the files. */
export type Served = { hashes: InlineHashes; addresses: OldAddresses };

export const servedFile = join(buildFolder, 'served.json');

export const readServed = (file = servedFile): Served => JSON.parse(readFileSync(file, 'utf8'));
