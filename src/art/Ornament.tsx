import { tiles } from '../model/schemas/articles';
import type { Casino } from '../model/schemas/casinos';
import { glassPaints } from './Bauble';
import type { TileName } from './drawings';
import styles from './Ornament.module.css';
import { pageMotifs } from './page-motifs';

type Name = TileName | `partner-${Casino['ornament']}` | 'sky' | 'ticket' | 'carimbo' | 'tram';

/** In the order in which Ornaments.tsx lays them out. Classes by the cell, not by the name: a page has the rules of all. */
const inCells = (file: string, names: readonly string[]) => names.map((name, cell) => [name, [file, `cell${cell}`]] as const);
const partners = Object.keys(glassPaints).map((name) => `partner-${name}`);

/** The file of Ornaments.tsx in which each stands, and its place there. */
const places = Object.fromEntries<readonly string[]>([
  ...inCells('pages', Object.keys(pageMotifs)),
  ...inCells('articles', [...tiles, 'pena']),
  ...inCells('ornaments', [...partners.slice(0, 3), 'sky', 'carimbo']),
  ...inCells('partners', partners.slice(3)),
  ['ticket', ['ornaments', 'ticket']],
  ['tram', ['ornaments', 'tram']],
]);

type Props = { name: Name; className?: string; 'data-tile'?: string; 'data-postmark'?: string };

/** A part of the ornaments' file, as wide as its place. It comes after the words, and moves none of them. */
export function Ornament({ name, className, ...data }: Props) {
  const classes = [styles.ornament, ...(places[name] ?? []).map((place) => styles[place]), className];
  return <div className={classes.filter(Boolean).join(' ')} {...data} />;
}
