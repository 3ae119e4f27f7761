import type { ComponentType } from 'react';
import type { Theme } from '../model/site';
import { LisbonNarrow } from './night/LisbonNarrow';
import { LisbonWide } from './night/LisbonWide';
import { ArticleTileRow } from './tiles/ArticleTileRow';
import { BareCobaltTile, BareGlazeTile } from './tiles/BareTile';
import { Frieze } from './tiles/Frieze';

/** A drawing that knows which dress it is for; most are the same in all. */
type Drawing = ComponentType<{ theme: Theme }>;

/** Drawings too large for the page: files of their own, which CSS calls `var(--drawing-<name>)`. */
export const drawingFiles = {
  'lisbon-wide': LisbonWide,
  'lisbon-narrow': LisbonNarrow,
  tiles: ArticleTileRow,
} satisfies Record<string, Drawing>;

/** Drawings so small that asking for them would take longer than having them: CSS calls them the same way. */
export const inlineDrawings = {
  frieze: Frieze,
  'tile-glaze': BareGlazeTile,
  'tile-cobalt': BareCobaltTile,
} satisfies Record<string, Drawing>;

export { Favicon } from './marks/Favicon';
export { SocialPicture } from './marks/SocialPicture';
export { TouchIcon } from './marks/TouchIcon';
export { wrapTitle } from './marks/wrap-title';
