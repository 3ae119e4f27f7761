import type { ComponentType } from 'react';
import { LisbonNarrow } from './night/LisbonNarrow';
import { LisbonWide } from './night/LisbonWide';
import { Frieze } from './tiles/Frieze';

/** Drawings too large for the page: files of their own, which CSS calls `var(--drawing-<name>)`. */
export const drawings = {
  'lisbon-wide': LisbonWide,
  'lisbon-narrow': LisbonNarrow,
  frieze: Frieze,
} satisfies Record<string, ComponentType>;

export { Favicon } from './marks/Favicon';
export { SocialPicture } from './marks/SocialPicture';
export { TouchIcon } from './marks/TouchIcon';
export { wrapTitle } from './marks/wrap-title';
