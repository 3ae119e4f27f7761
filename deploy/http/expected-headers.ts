import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../../renderer/paths.ts';
import { securityHeaders } from '../policy.ts';
import type { Answer } from './ask.ts';

export const expectedHeaders = securityHeaders(JSON.parse(readFileSync(join(buildFolder, 'inline-hashes.json'), 'utf8')));

/** The answer's security headers, every value of each, to compare with `expectedOnce`. */
export const headersOf = (answer: Answer) => Object.fromEntries(Object.keys(expectedHeaders).map((name) => [name, answer.all(name)]));

export const expectedOnce = Object.fromEntries(Object.entries(expectedHeaders).map(([name, value]) => [name, [value]]));
