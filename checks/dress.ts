import { readFileSync } from 'node:fs';
import { projectRoot } from '../renderer/paths';
import { type BuiltSite, nameOf, textOf } from './built-site';
import type { Problem } from './problem';

/** Snow, star and baubles, by the names that they have in a page. */
const christmas = /\bSky-|star-halo|bauble-/;

/** What src/styles/azulejo.css says first: a page without candles. */
const plain = '--candle:var(--glaze)';

/** What hangs there for the rest of the year. */
const panel = /\bTilePanel-/;

/** The two golds and the red, which off season no drawing has. */
const festive = ['--candle', '--flame', '--wine'].map(
  (name) => new RegExp(`${name}: (#\\w+);`).exec(readFileSync(`${projectRoot}src/styles/tokens.css`, 'utf8'))?.[1] ?? name,
);

/** A page carries the dress that it wears, and not a byte of the other. */
export function checkDress(site: BuiltSite): Problem[] {
  const offSeason = site.content.site.theme === 'azulejo';
  const inPages = site.pages.flatMap((page) => [
    ...fault(nameOf(page), offSeason && christmas.test(page.html), 'it has snow, star or baubles off season.'),
    ...fault(nameOf(page), !offSeason && panel.test(page.html), 'it has the panel of the plain dress.'),
    ...fault(nameOf(page), offSeason !== page.html.includes(plain), `it has ${offSeason ? 'not ' : ''}the sheet of the plain dress.`),
  ]);
  const inDrawings = [...site.files.keys()]
    .filter((file) => offSeason && file.endsWith('.svg'))
    .flatMap((file) =>
      fault(
        file,
        festive.some((colour) => textOf(site, file).includes(colour)),
        'it has gold or red off season.',
      ),
    );
  return [...inPages, ...inDrawings];
}

const fault = (where: string, found: boolean, what: string): Problem[] =>
  found
    ? [
        {
          where,
          what,
          why: 'in January a Christmas page is out of date, and in December what nobody sees only makes it slower.',
          mend: 'ask for the theme where it is drawn, and keep what only one dress needs in a module of its own (src/pages/home/Sky.tsx).',
        },
      ]
    : [];
