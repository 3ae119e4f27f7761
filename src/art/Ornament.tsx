import type { Casino } from '../model/schemas/casinos';
import type { TileName } from './drawings';
import styles from './Ornament.module.css';

type Name = TileName | `partner-${Casino['ornament']}` | 'sky' | 'ticket' | 'carimbo' | 'tram';

/** The file of Ornaments.tsx in which each stands, and its cell there, from 0. Classes by the cell, not by the name: a page has the rules of all. */
const places: Record<Name, [file: 'articles' | 'pages' | 'ornaments' | 'partners', cell: number | 'ticket' | 'tram']> = {
  estrela: ['articles', 0],
  laco: ['articles', 1],
  coracao: ['articles', 2],
  roleta: ['articles', 3],
  roseta: ['articles', 4],
  relogio: ['articles', 5],
  pena: ['articles', 6],
  naipes: ['pages', 0],
  rolo: ['pages', 1],
  boia: ['pages', 3],
  andorinha: ['pages', 4],
  chave: ['pages', 5],
  bolacha: ['pages', 6],
  balanca: ['pages', 7],
  guardaChuva: ['pages', 8],
  'partner-estrela': ['ornaments', 0],
  'partner-roseta': ['ornaments', 1],
  'partner-vela': ['ornaments', 2],
  sky: ['ornaments', 3],
  carimbo: ['ornaments', 4],
  ticket: ['ornaments', 'ticket'],
  tram: ['ornaments', 'tram'],
  'partner-sino': ['partners', 0],
  'partner-lua': ['partners', 1],
  'partner-azevinho': ['partners', 2],
};

type Props = { name: Name; className?: string; 'data-tile'?: string; 'data-postmark'?: string };

/** A part of the ornaments' file, as wide as its place. It comes after the words, and moves none of them. */
export function Ornament({ name, className, ...data }: Props) {
  const [file, cell] = places[name];
  const classes = [styles.ornament, styles[file], styles[typeof cell === 'number' ? `cell${cell}` : cell], className];
  return <div className={classes.filter(Boolean).join(' ')} {...data} />;
}
