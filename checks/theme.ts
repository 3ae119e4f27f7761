import { readFileSync } from 'node:fs';
import { projectRoot } from '../paths';
import { type BuiltSite, faultsAt, onEachPage } from './built-site';

/** What only Christmas pages have, the snow's flakes, and what only the others have, the sheet over tokens.css. */
const marks = { natal: /--flake:/, azulejo: /--haze:/ };

/** The gold and the red of Christmas, of which the other theme has none. */
const festive = ['--candle', '--wine'].map(
  (name) => new RegExp(`${name}: (#\\w+);`).exec(readFileSync(`${projectRoot}src/styles/tokens.css`, 'utf8'))?.[1] ?? name,
);

const reason = {
  why: 'a page of another season is out of date, and what nobody sees only makes it slower.',
  mend: 'ask for the theme where it is drawn, and keep what only one theme needs in a module of its own (src/pages/home/Snow.tsx).',
};

/** A page carries its own theme, and not a byte of the other. */
export function ownTheme(site: BuiltSite) {
  const { theme } = site.content.site;
  const other = theme === 'natal' ? 'azulejo' : 'natal';
  const drawings = theme === 'natal' ? [] : [...site.files].filter(([file]) => file.endsWith('.svg'));
  return [
    ...onEachPage(site, reason, ({ html }) => [marks[other].test(html) && `it has something of the theme «${other}».`]),
    ...drawings.flatMap(([file, read]) =>
      faultsAt(file, reason, [festive.some((colour) => Buffer.from(read()).includes(colour)) && 'it has Christmas gold or red.']),
    ),
  ];
}
