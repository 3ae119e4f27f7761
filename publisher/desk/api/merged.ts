import { isDeepStrictEqual } from 'node:util';
import { isGroup } from './edit-yaml';

/** Both changed the same field. */
export const clash = Symbol('clash');

/** What two publishers made of `before`, field by field, where they changed different ones. */
export function merged(before: unknown, mine: unknown, theirs: unknown): unknown {
  if (isDeepStrictEqual(mine, before) || isDeepStrictEqual(mine, theirs)) return theirs;
  if (isDeepStrictEqual(theirs, before)) return mine;
  const all = [before, mine, theirs];
  const lists = all.every((value) => Array.isArray(value) && value.length === (before as unknown[]).length);
  if (!lists && !all.every(isGroup)) return clash;
  const [b, m, t] = all as Record<string, unknown>[];
  const entries = [...new Set(all.flatMap((value) => Object.keys(value as object)))].map((key) => [key, merged(b?.[key], m?.[key], t?.[key])] as const);
  if (entries.some(([, value]) => value === clash)) return clash;
  return lists ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
