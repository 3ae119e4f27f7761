import { lstatSync } from 'node:fs';

const remembered = new Map<string, { key: string; loaded: object }>();

/**
 * While someone edits, a site of thousands of articles is read again at every change. An article whose file has not
 * changed, nor the words it may ask for, is the one that was read before; one with problems is read each time.
 */
export function remember<Loaded extends { problems: unknown[] }>(path: string, words: string, load: () => Loaded): Loaded {
  const { mtimeMs, size } = lstatSync(path);
  const key = [mtimeMs, size, words].join();
  const known = remembered.get(path);
  if (known?.key === key) return known.loaded as Loaded;
  const loaded = load();
  if (loaded.problems.length === 0) remembered.set(path, { key, loaded });
  return loaded;
}
