import type { ComponentProps } from 'react';
import { tiles } from '../model/schemas/articles';
import type { TileName } from './drawings';
import './ornament.css';
import { pageMotifs } from './page-motifs';

export type Classes = readonly (string | false | undefined)[];

/** In the order in which Ornaments.tsx lays them out. Classes by the cell, not by the name: a page has the rules of all. */
export const inCells = (file: string, names: readonly string[]) => names.map((name, cell) => [name, [file, cell > 0 && `cell${cell}`]] as const);

/** The file of Ornaments.tsx in which each tile stands, and its place there. */
const places = Object.fromEntries<Classes>([...inCells('', Object.keys(pageMotifs)), ...inCells('article-tile', [...tiles, 'penaAmongArticles'])]);

export type OrnamentProps<Name> = Pick<ComponentProps<'div'>, 'className'> & { name: Name; 'data-postmark'?: string };

/** Beside tiles of articles it is one of their file: a page asks for four. */
type OrnamentName = TileName | 'penaAmongArticles';

/** A tile, as wide as its place. It comes after the words, and moves none of them. */
export const Ornament = ({ name, ...div }: OrnamentProps<OrnamentName>) => <Part classes={places[name] ?? []} {...div} />;

/** A part of one of the ornaments' files, which `classes` name. */
export const Part = ({ classes, className, ...data }: Omit<OrnamentProps<never>, 'name'> & { classes: Classes }) => (
  <div className={['ornament', ...classes, className].filter(Boolean).join(' ')} {...data} />
);
