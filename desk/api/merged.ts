import { isDeepStrictEqual } from 'node:util';
import { applyPatch, structuredPatch } from 'diff';
import { isGroup } from './same-items';

type Merged = { value: unknown; clash: boolean };

/** What two publishers made of `before`, field by field; `clash` where both changed the same field, which is then `mine`, if `join` cannot make one of the two. */
export function merged(before: unknown, mine: unknown, theirs: unknown, join: (...all: unknown[]) => unknown = () => undefined): Merged {
  if (isDeepStrictEqual(mine, before) || isDeepStrictEqual(mine, theirs)) return { value: theirs, clash: false };
  if (isDeepStrictEqual(theirs, before)) return { value: mine, clash: false };
  const all = [before, mine, theirs];
  const lists = all.every((value) => Array.isArray(value) && value.length === (before as unknown[]).length);
  if (!lists && !all.every(isGroup)) {
    const both = join(...all);
    return { value: both ?? mine, clash: both === undefined };
  }
  const [b, m, t] = all as Record<string, unknown>[];
  const parts = [...new Set(all.flatMap((value) => Object.keys(value as object)))].map((key) => ({ key, ...merged(b?.[key], m?.[key], t?.[key], join) }));
  const value = lists ? parts.map((part) => part.value) : Object.fromEntries(parts.map((part) => [part.key, part.value]));
  return { value, clash: parts.some((part) => part.clash) };
}

/** Of a text or a list: what `theirs` changed in `before`, done in `mine` as well; nothing where the words that they changed are no longer there. */
export function joined(before: unknown, mine: unknown, theirs: unknown): unknown {
  const texts = [before, mine, theirs].every((value) => typeof value === 'string');
  if (!texts && ![before, mine, theirs].every(Array.isArray)) return undefined;
  // Compared line by line: each word, or each item, is one.
  const lines = (value: unknown) => (texts ? (value as string).split(/(\s+)/) : (value as unknown[])).map((part) => `${JSON.stringify(part)}\n`).join('');
  // What stands around may have changed on one side.
  const around = 3;
  const patch = structuredPatch('', '', lines(before), lines(theirs), undefined, undefined, { context: around });
  const patched = applyPatch(lines(mine), patch, { fuzzFactor: around });
  if (patched === false) return undefined;
  const parts: unknown[] = patched
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  return texts ? parts.join('') : parts;
}
