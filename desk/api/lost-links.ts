import { addressOf } from '../schema/content-schemas';
import type { Change } from './change-content';
import { type Desk, kept } from './desk';
import { type Values, valuesIn, writeEntry } from './entry-text';
import { joined, merged } from './merged';
import { redirectsFile, revival } from './old-addresses';
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

/** For an article that comes back: the texts with what led to it, and with what was written in them since; `left` are those where not all of it has its place. */
export function lostLinks(desk: Desk, article: string): { links: Change[]; left: string[] } {
  const { store } = desk;
  const links: Change[] = [];
  const left: string[] = [];
  for (const { path, before, after } of lost.read(desk)?.[article] ?? []) {
    if (path === redirectsFile) {
      const [alone, withOthers] = ['', before].flatMap((known) => revival(store, addressOf(article), known));
      if (withOthers && withOthers.text !== alone?.text) links.push(withOthers);
      continue;
    }
    const text = readable(store, path);
    const [was, then, now] = [before, after, text ?? ''].map((one) => valuesIn(path, one));
    const { value, clash } = was && then && now ? merged(then, now, was, joined) : { value: undefined, clash: true };
    if (clash) left.push(path);
    const next = text === after ? before : text && value ? writeEntry(path, text, value as Values) : text;
    if (next !== text) links.push({ path, text: next, token: store.read(path)?.token });
  }
  return { links, left };
}
