import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import tokens from '../src/styles/tokens.css?raw';

/** A drawing as a file of its own: `var(--paint)` replaced by the paint, which a file cannot ask the page for. */
export function standaloneSvg<P extends object>(drawing: ComponentType<P>, props: P): string {
  const svg = withoutEmptyEnds(renderToStaticMarkup(createElement(drawing, props))).replace(/var\((--[\w-]+)\)/g, (_, name: string) => paint(name));
  return svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

/** The raw colour that src/styles/tokens.css gives a name. */
export function paint(name: string): string {
  const value = paints.get(name);
  if (!value)
    throw new Error(`A drawing asks for ${name}, which src/styles/tokens.css does not define as a colour: use one of ${[...paints.keys()].join(', ')}.`);
  return value;
}

const paints = new Map([...tokens.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value] as [string, string]));

/** XML may close an empty element at once, and nobody listens to a file: a tenth of a small drawing. */
const withoutEmptyEnds = (svg: string) => svg.replace(/><\/(?:path|circle|rect|stop|use)>/g, '/>').replace(' aria-hidden="true"', '');
