import { contentFolder } from '../renderer/paths';
import { loadContent } from '../src/model/load-content';
import { type BuiltSite, pageFrom } from './built-site';

const content = loadContent(contentFolder);

/** A built site of a few lines, for the tests of the checks: pages by their file, other files by their name. */
export function siteOf(pages: Record<string, string>, files: Record<string, string | Uint8Array> = {}, rest: Partial<BuiltSite> = {}): BuiltSite {
  const all = { ...pages, ...files };
  return {
    pages: Object.entries(pages).map(([file, html]) => pageFrom(file, html)),
    files: new Map(Object.entries(all).map(([file, data]) => [file, () => Buffer.from(data)])),
    inlineHashes: { scripts: [], styles: [] },
    content,
    ...rest,
  };
}
