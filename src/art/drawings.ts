import type { ComponentType } from 'react';
import type { Theme } from '../model/site';
import { LisbonNarrow } from './night/LisbonNarrow';
import { LisbonWide } from './night/LisbonWide';
import { LostTram } from './night/LostTram';
import { Ornaments } from './Ornaments';

/** Every drawing that is no icon is a file, which comes after the words; CSS calls it `var(--drawing-<name>)`. */
export const drawingFiles = {
  'lisbon-wide': LisbonWide,
  'lisbon-narrow': LisbonNarrow,
  'lost-tram': LostTram,
  ornaments: Ornaments,
} satisfies Record<string, ComponentType<{ theme: Theme }>>;

/** On the calm page of an unknown address nothing is gold. */
export const paintedWith: Record<string, Record<string, string>> = { 'lost-tram': { '--candle': '--pale', '--flame': '--wash' } };

export { Favicon } from './marks/Favicon';
export { SocialPicture } from './marks/SocialPicture';
export { TouchIcon } from './marks/TouchIcon';
export { wrapTitle } from './marks/wrap-title';
