import { contentFiles } from '../../../src/model/load-content';
import type { Redirects } from '../../../src/model/redirects';
import type { Change } from './change-content';
import { type ContentStore, mustRead } from './content-store';
import { type Values, valuesIn, writeEntry } from './entry-text';

export const redirectsFile: string = contentFiles.redirects.file;

/** What led to the old address leads to the new one at once; an address that lives again leads nowhere else. */
export const redirectChange = (store: ContentStore, from: string, to: string | undefined): Change =>
  changed(store, (redirects) => {
    const others = redirects.filter((other) => other.from !== to && other.from !== from);
    // `to` is named even when there is none: what a form does not mention stays as it was.
    return [...others.map((other) => (other.to === from ? { from: other.from, to } : other)), { from, to }];
  });

export function redirectsIn(store: ContentStore): Redirects {
  const { redirects } = (valuesIn(redirectsFile, store.read(redirectsFile)?.text ?? '') ?? {}) as { redirects?: Redirects };
  return redirects ?? [];
}

/** For an article that comes back, from the bin or by its name. */
export function revival(store: ContentStore, address: string): Change[] {
  return redirectsIn(store).some(({ from }) => from === address) ? [changed(store, (all) => all.filter(({ from }) => from !== address))] : [];
}

function changed(store: ContentStore, change: (redirects: Redirects) => Redirects): Change {
  const { text, token } = mustRead(store, redirectsFile);
  const values = valuesIn(redirectsFile, text) as Values & { redirects: Redirects };
  return { path: redirectsFile, text: writeEntry(redirectsFile, text, { ...values, redirects: change(values.redirects) }), token };
}
