import type { Change } from './change-content';
import { type Desk, kept } from './desk';
import { valuesIn, writeEntry } from './entry-text';
import { merged } from './merged';
import { readable } from './titles';

/** What deleting an article changed in the other texts: each as it was, and as it then was. */
type Lost = Record<string, { path: string; before: string; after: string }[]>;

const lost = kept<Lost>('lost-links.json');

export function rememberLostLinks(desk: Desk, article: string, changed: Lost[string]): void {
  lost.write(desk, { ...lost.read(desk), [article]: changed });
}

export function forgetLostLinks(desk: Desk, article: string): void {
  const { [article]: _, ...others } = lost.read(desk) ?? {};
  lost.write(desk, others);
}

/** For an article that comes back: the texts with their links to it, and with what was written in other fields since. */
export function lostLinks(desk: Desk, article: string): Change[] {
  return (lost.read(desk)?.[article] ?? []).flatMap(({ path, before, after }) => {
    const text = readable(desk.store, path);
    if (text === undefined) return [];
    const token = desk.store.read(path)?.token;
    if (text === after) return [{ path, text: before, token }];
    const [was, then, now] = [before, after, text].map((one) => valuesIn(path, one));
    if (!was || !then || !now) return [];
    const { value, clash } = merged(then, was, now);
    return clash ? [] : [{ path, text: writeEntry(path, text, value as Record<string, unknown>), token }];
  });
}
