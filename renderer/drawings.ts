import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Theme } from '../src/model/site';
import { paint } from './dress';

/** A drawing as a file of its own: `var(--paint)` replaced by the paint, which a file cannot ask the page for. `instead` of some paints others. */
export function standaloneSvg<P extends object>(drawing: ComponentType<P>, props: P, theme: Theme, instead: Record<string, string> = {}): string {
  const svg = withoutEmptyEnds(renderToStaticMarkup(createElement(drawing, props))).replace(/var\((--[\w-]+)\)/g, (_, name: string) =>
    paint(instead[name] ?? name, theme),
  );
  return svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

/** XML may close an empty element at once, and nobody listens to a file: a tenth of a small drawing. */
const withoutEmptyEnds = (svg: string) => svg.replace(/><\/(?:path|circle|rect|stop|use)>/g, '/>').replace(' aria-hidden="true"', '');
