import { z } from 'zod';
import { type ArticleFrontMatter, isOut } from '../../../src/model/articles';
import { lisbonToday } from '../../../src/model/today';
import { articlePath } from '../../../src/routes';
import { slugOf } from '../../schema/content-schemas';
import { type Change, changeContent } from './change-content';
import { type ContentStore, mustRead } from './content-store';
import { action } from './desk';
import { DeskError } from './desk-error';
import { valuesIn, writeEntry } from './entry-text';
import { redirectChange, redirectsFile } from './old-addresses';

const file = z.strictObject({ path: z.string(), token: z.string() });

export const moveActions = {
  /** The links of the site follow, and the old address leads to the new one, if readers have ever seen it. */
  renameArticle: action(file.extend({ slug: z.string() }), ({ store, past }, { path, token, slug }) => {
    const newPath = `articles/${slug}.md`;
    if (store.read(newPath)) throw new DeskError(`«${slug}» já é o endereço de outro artigo: escolha outro.`);
    const onDisk = mustRead(store, path).text;
    const text = onDisk.replace(/^slug:.*$/m, `slug: ${slug}`);
    const seen = isOut(valuesIn(path, onDisk) as unknown as ArticleFrontMatter, lisbonToday());
    const address = articlePath(slug);
    const links = linkChanges(store, path, address);
    changeContent(store, past, [
      { path: newPath, text: pointElsewhere(path, slugOf(path), address)(text), token: undefined },
      ...links,
      { path, text: undefined, token },
      ...(seen ? redirectChange(store, articlePath(slugOf(path)), address) : []),
    ]);
    past.move(path, newPath);
    return { path: newPath, corrected: links.length, redirected: seen };
  }),

  /** `to` is the page that takes its place; without one the address says that the page is gone (410). */
  removeArticle: action(file.extend({ to: z.string().optional() }), ({ store, past }, { path, token, to }) => {
    mustRead(store, path);
    changeContent(store, past, [...linkChanges(store, path, to), { path, text: undefined, token }, ...redirectChange(store, articlePath(slugOf(path)), to)]);
  }),
};

/** Every other file that names the article, now naming `to`. */
function linkChanges(store: ContentStore, moved: string, to: string | undefined): Change[] {
  const others = store.all().filter((path) => path !== moved && path !== redirectsFile);
  return others.flatMap((path) => {
    const onDisk = store.read(path);
    const text = onDisk && pointElsewhere(path, slugOf(moved), to)(onDisk.text);
    return onDisk && text !== onDisk.text ? [{ path, text, token: onDisk.token }] : [];
  });
}

/** The text of a file with its links to an article leading to `to`, or without them. */
function pointElsewhere(path: string, slug: string, to: string | undefined) {
  const address = `(?<![\\w./-])${articlePath(slug)}(?![\\w-])`;
  return (text: string): string => {
    const moved = to
      ? text.replace(new RegExp(address, 'g'), to)
      : // Only the words of the link stay.
        text.replace(new RegExp(`\\[([^\\]\\n]{1,500})\\]\\(${address}[^)\\s]*\\)`, 'g'), '$1');
    const values = path.endsWith('.md') ? valuesIn(path, moved) : undefined;
    if (!values || !Array.isArray(values.related) || !values.related.includes(slug)) return moved;
    const instead = to?.startsWith(articlePath('')) ? to.slice(articlePath('').length) : undefined;
    const related = values.related.map((other) => (other === slug ? instead : other));
    const kept = related.filter((other, index) => other !== undefined && other !== values.slug && related.indexOf(other) === index);
    return writeEntry(path, moved, { ...values, related: kept });
  };
}
