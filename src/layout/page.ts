import type { ReactElement } from 'react';
import type { DrawingName, TileName } from '../art/drawings';
import type { Shape } from '../art/panels/panel';
import type { PanelName } from '../art/panels/panels';
import type { ArticleFrontMatter } from '../model/schemas/articles';
import { notFoundFile } from '../routes.ts';

/** `festive` has the night above it; `calm` pages and their gate have no tinsel, no gold and no red. */
export type Tone = 'festive' | 'calm';

/** One page of the site, ready to be drawn. */
export type Page = {
  /** Its address; `undefined` for the page that answers for unknown ones. */
  path?: string;
  /** Without the product's name, which the document appends. */
  title: string;
  description: string;
  tone: Tone;
  /** Of an article: when it was published and last changed. */
  article?: Pick<ArticleFrontMatter, 'publishedOn' | 'reviewedOn'>;
  /** One of the many that few visitors open: its social picture is shared, and its files are compressed in less time. */
  archived?: boolean;
  /** The tile on its social picture. */
  tile: TileName;
  /** A square drawing there, in place of tiles. */
  drawing?: DrawingName | undefined;
  /** The drawing that may be its largest paint; where there are two, the first is for narrow windows. */
  largest?: DrawingName[];
  /** The picture that opens it, which is then its social picture too. */
  panel?: PanelName | undefined;
  /** The file of content/ that most of its words come from. */
  source?: string;
  /** What stands between header and footer; asked for only when the page's turn comes. */
  body: (load: Load, panels: PanelAddresses) => Promise<ReactElement>;
};

/** The files of a panel: its two shapes, and the picture that is shared. */
export type PanelFile = Shape | 'shared';

export type PanelAddresses = Record<PanelName, Record<PanelFile, string>>;

/** Hands a module through, and remembers that the page carries its CSS. */
export type Load = <Module extends object>(module: Promise<Module>) => Promise<Module>;

/** The file in dist/: `/artigos` → `artigos.html`, `/` → `index.html`; no address: the page for unknown ones. */
export const fileOf = (path?: string): string => (path === undefined ? notFoundFile : path === '/' ? 'index.html' : `${path.slice(1)}.html`);
