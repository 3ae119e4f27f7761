import { isDeepStrictEqual } from 'node:util';
import { isGroup } from './same-items';

/** What two publishers made of `before`, field by field; `clash` where both changed the same field, which is then `mine`. */
export function merged(before: unknown, mine: unknown, theirs: unknown): { value: unknown; clash: boolean } {
  if (isDeepStrictEqual(mine, before) || isDeepStrictEqual(mine, theirs)) return { value: theirs, clash: false };
  if (isDeepStrictEqual(theirs, before)) return { value: mine, clash: false };
  const all = [before, mine, theirs];
  const lists = all.every((value) => Array.isArray(value) && value.length === (before as unknown[]).length);
  if (!lists && !all.every(isGroup)) return { value: mine, clash: true };
  const [b, m, t] = all as Record<string, unknown>[];
  const parts = [...new Set(all.flatMap((value) => Object.keys(value as object)))].map((key) => ({ key, ...merged(b?.[key], m?.[key], t?.[key]) }));
  const value = lists ? parts.map((part) => part.value) : Object.fromEntries(parts.map((part) => [part.key, part.value]));
  return { value, clash: parts.some((part) => part.clash) };
}
