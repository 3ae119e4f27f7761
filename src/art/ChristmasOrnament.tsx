import type { Casino } from '../model/schemas/casinos';
import { glassPaints } from './Bauble';
import styles from './ChristmasOrnament.module.css';
import { type Classes, inCells, type OrnamentProps, Part } from './Ornament';

type Name = `partner-${Casino['ornament']}` | 'sky' | 'ticket' | 'carimbo' | 'tram';

const partners = Object.keys(glassPaints).map((name) => `partner-${name}`);

const places = Object.fromEntries<Classes>([
  ...inCells('ornaments', [...partners.slice(0, 3), 'sky', 'carimbo']),
  ...inCells('partners', partners.slice(3)),
  ['ticket', ['ornaments', 'ticket']],
  ['tram', ['ornaments', 'tram']],
]);

/** What hangs, rides or is stamped on the pages of the draw and of the partners alone: the others have no rule of it. */
export const ChristmasOrnament = ({ name, ...div }: OrnamentProps<Name>) => (
  <Part classes={(places[name] ?? []).map((place) => (place && styles[place]) || place)} {...div} />
);
