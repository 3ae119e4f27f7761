import type { ReactElement } from 'react';
import type { tiles } from '../model/articles';

export type Crumb = { path: string; label: string };

/** One page of the site, ready to be drawn. */
export type Page = {
  /** Its address; `undefined` for the page that answers for unknown ones. */
  path?: string;
  /** The file in dist/, e.g. `artigos.html`. */
  file: string;
  /** Without the product's name, which the document appends. */
  title: string;
  description: string;
  /** `festive` has the night above it; `calm` pages lose the tinsel. */
  tone: 'festive' | 'calm';
  /** The way here from the home page, this page last. */
  crumbs?: Crumb[];
  /** The day its content last changed, `YYYY-MM-DD`, when the content says so. */
  changedOn?: string;
  /** One of the many that few visitors open: its social picture is shared, and its files are compressed in less time. */
  archived?: boolean;
  /** The tile on its social picture. */
  tile: (typeof tiles)[number];
  /** Facts of its own for search engines (schema.org). */
  structuredData?: Record<string, unknown>[];
  /** Modules beside the page's own whose CSS it needs, and its neighbours do not. */
  alsoStyledBy?: string[];
  /** Drawn only when its turn comes. */
  body: () => ReactElement;
};

/** `/artigos` → `artigos.html`, `/` → `index.html`. */
export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
