import type { ComponentType } from 'react';
import { articleMotifs } from './ArticleTile';
import { HelpWindows } from './HelpWindows';
import { LisbonNarrow } from './lisbon/LisbonNarrow';
import { LisbonPanel } from './lisbon/LisbonPanel';
import { LisbonWide } from './lisbon/LisbonWide';
import { LostTram } from './lisbon/LostTram';
import type { Light } from './lisbon/landscape';
import { Riverside } from './lisbon/Riverside';
import { ArchFile, ArticleTiles, BorderAlone, MorePartners, Ornaments, PageTiles } from './Ornaments';
import { pageMotifs } from './page-motifs';
import { TileWalls } from './TileWalls';

/** Every drawing that is no icon is a file, which comes after the words; CSS calls it `var(--drawing-<name>)`, or `--picture-<name>` where it may be the largest thing of a screen: that comes a frame sooner. */
export const drawingFiles = {
  'lisbon-wide': LisbonWide,
  'lisbon-narrow': LisbonNarrow,
  'lisbon-panel': LisbonPanel,
  'lost-tram': LostTram,
  riverside: Riverside,
  'article-tiles': ArticleTiles,
  'page-tiles': PageTiles,
  'tile-walls': TileWalls,
  'help-windows': HelpWindows,
  ornaments: Ornaments,
  'more-partners': MorePartners,
  border: BorderAlone,
  arch: ArchFile,
} satisfies Record<string, ComponentType<Light>>;

export type DrawingName = keyof typeof drawingFiles;

/** What may be painted on a tile. */
export const tileMotifs = { ...articleMotifs, ...pageMotifs };

export type TileName = keyof typeof tileMotifs;

/** Nothing is gold or red: on calm pages and their gate, on the page of an unknown address, and on a panel of tiles, which is blue and white. */
const blue = { '--candle': '--pale', '--flame': '--wash', '--lit': '--pale', '--lit-edge': '--wash', '--berry': '--wash' };

type Paints = Record<string, string>;

export const paintedWith: Record<string, Paints> = {
  'lost-tram': { ...blue, '--snow': '--pale' },
  'lisbon-panel': {
    ...blue,
    '--midnight': '--night',
    '--night': '--deep',
    '--glow': '--pale',
    '--snow': '--glaze',
    '--water': '--azul',
    '--bridge': '--cobalt',
  },
};

/** What calm pages show of their own, in these paints and without what Christmas adds. */
const calm = { ...blue, '--glow': '--pale', '--snow': '--wash' };

export const paintedCalmly: Record<string, Paints> = { 'lisbon-wide': calm, 'lisbon-narrow': calm, riverside: calm };
