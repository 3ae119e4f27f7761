import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Theme } from '../model/schemas/site';
import { drawingFiles } from './drawings';

it.each(['border', 'page-tiles', 'article-tiles', 'lisbon-panel'] as const)('%s is drawn in lines: Chromium prints a pattern as pixels', (name) => {
  const Drawing: ComponentType<{ theme: Theme }> = drawingFiles[name];
  const drawing = renderToStaticMarkup(<Drawing theme="natal" />);
  expect(drawing).toContain('<path');
  expect(/<pattern id="(?!hatch|panel|waves)[^"]*/.exec(drawing)?.[0]).toBeUndefined();
});
