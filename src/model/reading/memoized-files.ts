import { existsSync, lstatSync } from 'node:fs';

const memo = new Map<string, { key: string; value: unknown }>();

const fewest = 1000;
/** When there are more, those that are gone are looked for and forgotten. */
let most = fewest;

/**
 * While someone edits, thousands of files are read again at every change. What `load` made of one that has not changed,
 * nor the `words` that it may ask for, is what it made before.
 */
export function memoize<Value>(path: string, words: string, load: () => Value): Value {
  const { ino, mtimeMs, ctimeMs, size } = lstatSync(path);
  const key = [ino, mtimeMs, ctimeMs, size, words].join();
  const known = memo.get(path);
  if (known?.key === key) return known.value as Value;
  const value = load();
  memo.set(path, { key, value });
  if (memo.size > most) dropGone();
  return value;
}

function dropGone(): void {
  for (const path of memo.keys()) if (!existsSync(path)) memo.delete(path);
  most = Math.max(fewest, 2 * memo.size);
}
