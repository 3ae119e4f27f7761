import { load } from 'cheerio';
import { expect } from 'vitest';

type Expected = readonly (string | RegExp)[];
const matching = (expected: Expected) => expected.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one)));

/** What tests ask of drawn pages. The page of unknown addresses is `an unknown address`. */
export function readerOf(drawn: Map<string | undefined, string>) {
  // A word ends where its element does.
  const spaced = (html: string) => html.replace(/<(?:h\d|p|li|dd|label|figcaption)\b/g, ' $&');
  const pages = new Map([...drawn].map(([path = 'an unknown address', html]) => [path, load(spaced(html))]));

  /** The words of each element that `selector` finds, and where it leads: `Início → /`. */
  function found(path: string, selector: string): string[] {
    const $ = pages.get(path) ?? load('');
    return $(selector)
      .toArray()
      .map((element) => {
        const address = $(element).attr('href') ?? $(element).attr('action');
        const words = $(element).text().replace(/\s+/g, ' ').trim();
        return address === undefined ? words : `${words} → ${address}`;
      });
  }

  return {
    paths: [...pages.keys()],
    found,
    finds: (path: string, selector: string, expected: Expected) => expect(found(path, selector), `${path}: ${selector}`).toEqual(matching(expected)),
    /** In this order, whatever stands between. */
    findsAmong(path: string, selector: string, ...expected: RegExp[]) {
      const all = found(path, selector);
      const places = expected.map((one) => all.findIndex((text) => one.test(text)));
      expect(places, all.join(' | ')).not.toContain(-1);
      expect([...places].sort((one, other) => one - other)).toEqual(places);
    },
    says: (path: string, ...expected: RegExp[]) => expect(expected.map(() => found(path, 'main').join())).toEqual(matching(expected)),
  };
}
