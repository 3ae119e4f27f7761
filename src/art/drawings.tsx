import type { ComponentType } from 'react';
import { tiles } from '../content/articles';
import { LisbonNarrow } from './night/LisbonNarrow';
import { LisbonWide } from './night/LisbonWide';
import { ArticleTile } from './tiles/ArticleTile';
import { BareCobaltTile, BareGlazeTile } from './tiles/BareTile';
import { Frieze } from './tiles/Frieze';

/** Drawings too large for the page: files of their own, which CSS calls `var(--drawing-<name>)`. */
export const drawingFiles = {
  'lisbon-wide': LisbonWide,
  'lisbon-narrow': LisbonNarrow,
  ...Object.fromEntries(tiles.map((name) => [`tile-${name}`, () => <ArticleTile name={name} width={480} height={480} />])),
} satisfies Record<string, ComponentType>;

/** Drawings so small that asking for them would take longer than having them: CSS calls them the same way. */
export const inlineDrawings = {
  frieze: Frieze,
  'tile-glaze': BareGlazeTile,
  'tile-cobalt': BareCobaltTile,
} satisfies Record<string, ComponentType>;

export { Favicon } from './marks/Favicon';
export { SocialPicture } from './marks/SocialPicture';
export { TouchIcon } from './marks/TouchIcon';
export { wrapTitle } from './marks/wrap-title';
