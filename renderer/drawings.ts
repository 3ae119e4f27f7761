import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawingFiles, Favicon, paintedWith, SocialPicture, TouchIcon, tileMotifs, wrapTitle } from '../src/art/drawings';
import type { Page } from '../src/layout/page';
import type { Site, Theme } from '../src/model/site';
import azulejoSheet from '../src/styles/azulejo.css?inline';
import azulejo from '../src/styles/azulejo.css?raw';
import drawn from '../src/styles/paints.css?raw';
import tokens from '../src/styles/tokens.css?raw';

/** The CSS that a theme lays over the usual one: pages carry the one they show and no other. */
export const themeSheet = (theme: Theme): string => (theme === 'azulejo' ? azulejoSheet : '');

/** The drawings that CSS uses, name → SVG. */
export const drawings = (theme: Theme): Record<string, string> =>
  Object.fromEntries(
    Object.entries(drawingFiles).map(([name, drawing]) => [name, standaloneSvg<{ theme: Theme }>(drawing, { theme }, theme, paintedWith[name])]),
  );

export const icons = (theme: Theme) => ({ favicon: standaloneSvg(Favicon, {}, theme), touchIcon: standaloneSvg(TouchIcon, {}, theme) });

/** The picture that a link to a page shows when it is shared, 1200 × 630, as SVG. */
export const socialSvg = (title: string, tile: Page['tile'], { name, theme }: Site): string =>
  standaloneSvg(SocialPicture, { title: wrapTitle(title, 17), siteName: name, tile: tileMotifs[tile] }, theme);

/** The raw colour that a name of src/styles/tokens.css stands for in a theme. */
export function paint(name: string, theme: Theme): string {
  const value = paints[theme].get(name);
  if (!value)
    throw new Error(
      `A drawing asks for ${name}, which neither src/styles/tokens.css nor paints.css defines as a colour: use one of ${[...usual.keys()].join(', ')}.`,
    );
  return value.startsWith('--') ? paint(value, theme) : value;
}

const usual = new Map([...coloursIn(tokens), ...coloursIn(drawn)]);
const paints: Record<Theme, Map<string, string>> = { natal: usual, azulejo: new Map([...usual, ...coloursIn(azulejo)]) };

/** Names and what they stand for, `#rrggbb`, `transparent` or another name, outside of media queries. */
function coloursIn(css: string): Map<string, string> {
  const [everyones = ''] = css.split('@media (');
  return new Map(
    [...everyones.matchAll(/(--[\w-]+): (?:(#[0-9a-f]{6}|transparent)|var\((--[\w-]+)\));/g)].map(([, name = '', colour, other]) => [
      name,
      colour ?? other ?? '',
    ]),
  );
}

/**
 * A drawing as a file of its own. `="var(--paint)"` becomes the paint, which a file cannot ask the page for; a text holds
 * no such thing, for its quotes are escaped.
 * @param instead other paints for some.
 */
function standaloneSvg<P extends object>(drawing: ComponentType<P>, props: P, theme: Theme, instead: Record<string, string> = {}): string {
  const svg = withoutEmptyEnds(renderToStaticMarkup(createElement(drawing, props))).replace(
    /="var\((--[\w-]+)\)"/g,
    (_, name: string) => `="${paint(instead[name] ?? name, theme)}"`,
  );
  return svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

/** XML may close an empty element at once: a tenth of a small drawing. Nothing reads a file aloud. */
const withoutEmptyEnds = (svg: string) => svg.replace(/><\/(?:path|circle|rect|stop|use)>/g, '/>').replace(' aria-hidden="true"', '');
