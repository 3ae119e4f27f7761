import { isDeepStrictEqual } from 'node:util';
import { contentFiles } from '../../src/model/content';
import type { Redirects } from '../../src/model/schemas/redirects';
import type { Change } from './change-content';
import { type ContentStore, mustRead } from './content-store';
import { valuesIn, writeEntry } from './entry-text';

export const redirectsFile: string = contentFiles.redirects.file;

/** What led to the old address leads to the new one at once; an address that lives again leads nowhere else. */
export const redirectChange = (store: ContentStore, from: string, to: string | undefined): Change[] =>
  changed(store, (redirects) => {
    const others = redirects.filter((other) => other.from !== to && other.from !== from);
    // `to` is named even when there is none: what a form does not mention stays as it was.
    return [...others.map((other) => (other.to?.split('#')[0] === from ? { from: other.from, to } : other)), { from, to }];
  });

/** For an article that comes back, from the bin or by its name. @param before the old addresses as they were before it went: those that led to it do so again. */
export const revival = (store: ContentStore, address: string, before = ''): Change[] => {
  const ledThere = redirectsIn(before).filter(({ to }) => to?.split('#')[0] === address);
  return changed(store, (redirects) =>
    redirects.filter(({ from }) => from !== address).map((other) => ledThere.find(({ from }) => from === other.from) ?? other),
  );
};

function changed(store: ContentStore, change: (redirects: Redirects) => Redirects): Change[] {
  const { text, token } = mustRead(store, redirectsFile);
  const redirects = redirectsIn(text);
  const next = change(redirects);
  return isDeepStrictEqual(next, redirects) ? [] : [{ path: redirectsFile, text: writeEntry(redirectsFile, text, { redirects: next }), token }];
}

export const redirectsOf = (store: ContentStore): Redirects => redirectsIn(mustRead(store, redirectsFile).text);

const redirectsIn = (text: string) => ((valuesIn(redirectsFile, text) ?? {}) as { redirects?: Redirects }).redirects ?? [];
