import { type AtRule, type Node, parse } from 'postcss';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DrawingName, drawingFiles, paintedCalmly, paintedWith, tileMotifs } from '../src/art/drawings';
import { Favicon, TouchIcon } from '../src/art/icons';
import type { Light } from '../src/art/lisbon/landscape';
import { PanelDrawing, SharedPanel } from '../src/art/panels/PanelDrawing';
import { type PanelName, panels } from '../src/art/panels/panels';
import { SocialPicture, wrapTitle } from '../src/art/SocialPicture';
import type { Page, PanelAddresses, PanelFile, Tone } from '../src/layout/page';
import type { Content } from '../src/model/content';
import type { Site, Theme } from '../src/model/schemas/site';
import azulejoSheet from '../src/styles/azulejo.css?inline';
import azulejo from '../src/styles/azulejo.css?raw';
import calmSheet from '../src/styles/calm.css?inline';
import drawn from '../src/styles/paints.css?raw';
import tokens from '../src/styles/tokens.css?raw';

/** The CSS that a theme and a page's tone lay over the usual one: pages carry what they show and no other. */
export const themeSheet = (theme: Theme, tone: Tone): string => (theme === 'azulejo' ? azulejoSheet : '') + (tone === 'calm' ? calmSheet : '');

/** The drawings that CSS uses. */
export const drawingNames = Object.keys(drawingFiles) as DrawingName[];

const files: Record<string, ComponentType<Light>> = { ...drawingFiles, favicon: Favicon, 'touch-icon': TouchIcon };

/** One of these drawings, or an icon, as SVG. @returns an empty text where there is no such drawing. */
export function drawing(name: string, theme: Theme, tone: Tone): string {
  const component = files[name];
  const calmly = tone === 'calm' ? paintedCalmly[name] : undefined;
  return component ? standaloneSvg(component, { theme, tinsel: theme === 'natal' && !calmly }, theme, calmly ?? paintedWith[name]) : '';
}

/** The picture that a link to a page shows when it is shared, 1200 × 630, as SVG. */
export function socialSvg(title: string, { tile, drawing: name }: Pick<Page, 'tile' | 'drawing'>, { name: siteName, theme }: Site): string {
  // Drawn apart: it may have paints of its own.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of ours.
  const drawn = name && createElement('g', { dangerouslySetInnerHTML: { __html: drawing(name, theme, 'festive') } });
  return standaloneSvg(SocialPicture, { title: wrapTitle(title, 17), siteName, tile: tileMotifs[tile], drawing: drawn }, theme);
}

/** @param addressOf one file of a panel. */
export const panelAddresses = (addressOf: (name: PanelName, file: PanelFile) => string) =>
  Object.fromEntries(
    (Object.keys(panels) as PanelName[]).map((name) => [
      name,
      { square: addressOf(name, 'square'), wide: addressOf(name, 'wide'), shared: addressOf(name, 'shared') },
    ]),
  ) as PanelAddresses;

/** One file of a panel, as SVG; the one that is shared has its words on it. */
export function panelSvg(name: PanelName, file: PanelFile, { site, facts }: Content): string {
  const panel = panels[name];
  return file === 'shared'
    ? standaloneSvg(SharedPanel, { panel, facts, siteName: site.name }, site.theme)
    : standaloneSvg(PanelDrawing, { panel, facts, shape: file }, site.theme);
}

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

/** Names and what they stand for, `#rrggbb`, `transparent` or another name. */
function coloursIn(css: string): Map<string, string> {
  const colours = new Map<string, string>();
  parse(css).walkDecls(/^--/, (declaration) => {
    const colour = /^(?:(#[0-9a-f]{6}|transparent)|var\((--[\w-]+)\))$/.exec(declaration.value);
    if (colour && !isConditional(declaration)) colours.set(declaration.prop, colour[1] ?? colour[2] ?? '');
  });
  return colours;
}

/** Whether only some readers get it: those who ask for more contrast, say. What only those do *not* get is for all others. */
function isConditional({ parent }: Node): boolean {
  if (parent === undefined) return false;
  const { name, params = '' } = parent as AtRule;
  return (name === 'media' && !params.startsWith('not ')) || isConditional(parent);
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

/** XML may close an empty element at once, which saves a tenth of a small drawing; `aria-hidden` means nothing in a file. */
const withoutEmptyEnds = (svg: string) => svg.replace(/><\/(?:path|circle|rect|stop|use)>/g, '/>').replace(' aria-hidden="true"', '');
