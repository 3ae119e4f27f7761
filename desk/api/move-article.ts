import { z } from 'zod';
import { articlePath, routes } from '../../src/routes';
import { slugOf } from '../schema/content-schemas';
import { type Change, changeContent } from './change-content';
import { type ContentStore, mustRead } from './content-store';
import { action, type Desk } from './desk';
import { DeskError } from './desk-error';
import { valuesIn, writeEntry } from './entry-text';
import { isReady } from './last-made';
import { rememberLostLinks } from './lost-links';
import { redirectChange, redirectsFile } from './old-addresses';
import { placesIn, readable } from './titles';

const file = z.strictObject({ path: z.string(), token: z.string() });

export const moveActions = {
  /** The links of the site follow, and the old address leads to the new one, if readers have ever seen it. */
  renameArticle: action(file.extend({ slug: z.string() }), (desk, { path, token, slug }) => {
    const { store, past } = desk;
    const newPath = `articles/${slug}.md`;
    if (store.read(newPath)) throw new DeskError(`«${slug}» já é o endereço de outro artigo: escolha outro.`);
    const onDisk = mustRead(store, path).text;
    if (!valuesIn(path, onDisk)) throw new DeskError('O artigo não se deixa ler: corrija-o antes de lhe mudar o endereço.');
    const address = articlePath(slug);
    const point = (other: string, text: string) => pointedElsewhere(other, text, slugOf(path), (section) => address + section);
    const links = linkChanges(store, path, point);
    const redirected = wasOut(desk, path);
    changeContent(desk, [
      { path: newPath, text: point(path, onDisk.replace(/^slug:.*$/m, `slug: ${slug}`)), token: undefined },
      ...links,
      { path, text: undefined, token },
      ...(redirected ? redirectChange(store, articlePath(slugOf(path)), address) : []),
    ]);
    past.move(path, newPath);
    return { path: newPath, corrected: links.map((link) => placesIn(desk)(link.path)), redirected };
  }),

  /** `to` is the page that takes its place; without one the address says that the page is gone (410). An address that no reader has seen says nothing. */
  removeArticle: action(file.extend({ to: z.string().optional() }), (desk, { path, token, to }) => {
    const { store } = desk;
    const title = placesIn(desk)(path);
    // The page in its place has other sections.
    const links = linkChanges(store, path, (other, text) => pointedElsewhere(other, text, slugOf(path), to === undefined ? undefined : () => to));
    const redirects = wasOut(desk, path) ? redirectChange(store, articlePath(slugOf(path)), to) : [];
    const changed = [...links, ...redirects].flatMap(({ path, text }) =>
      text === undefined ? [] : [{ path, before: mustRead(store, path).text, after: text }],
    );
    changeContent(desk, [...links, { path, text: undefined, token }, ...redirects]);
    rememberLostLinks(desk, path, changed);
    return { title, changed: links.map((link) => placesIn(desk)(link.path)) };
  }),
};

/** Whether readers can have seen the article, as it is or as it once was. Of one that nobody can read, it is not known. */
function wasOut({ store, past }: Desk, path: string): boolean {
  const now = valuesIn(path, mustRead(store, path).text);
  const was = ({ id }: { id: string }) => valuesIn(path, past.read(path, id).toString('utf8'));
  return !now || isReady(now) || past.versions(path).some((version) => isReady(was(version), version.replacedAt.slice(0, 10)));
}

/** Every other file that names the article, as `point` writes it. */
function linkChanges(store: ContentStore, moved: string, point: (path: string, text: string) => string): Change[] {
  const others = store.all().filter((path) => path !== moved && path !== redirectsFile);
  return others.flatMap((path) => {
    const before = readable(store, path);
    const text = before && point(path, before);
    return before && text !== before ? [{ path, text, token: mustRead(store, path).token }] : [];
  });
}

/** The text of a file with its links to an article as `addressOf` says, given the `#section` that they lead to; without it, without them. */
function pointedElsewhere(path: string, text: string, slug: string, addressOf?: (section: string) => string): string {
  const address = `(?<![\\w./-])${articlePath(slug)}(?![\\w-])(#[\\w-]*)?`;
  // Of a link only its words stay; where an address stands alone, as a field of its own, the list of articles takes its place.
  const unlinked = addressOf ? text : text.replace(new RegExp(`\\[([^\\]\\n]{1,500})\\]\\(${address}[^)\\s]*\\)`, 'g'), '$1');
  const moved = unlinked.replace(new RegExp(address, 'g'), (_, section = '') => addressOf?.(section) ?? routes.articles);
  const values = path.endsWith('.md') ? valuesIn(path, moved) : undefined;
  if (!values || !Array.isArray(values.related) || !values.related.includes(slug)) return moved;
  const to = addressOf?.('');
  const instead = to?.startsWith(articlePath('')) ? to.slice(articlePath('').length) : undefined;
  const related = values.related.map((other) => (other === slug ? instead : other));
  const kept = related.filter((other, index) => other !== undefined && other !== values.slug && related.indexOf(other) === index);
  return writeEntry(path, moved, { ...values, related: kept });
}
