import { Bow } from './Bow';
import { Heart } from './Heart';
import { Rosette } from './Rosette';
import { Star } from './Star';
import { type Motif, Tile, type TileProps } from './Tile';
import { Wheel } from './Wheel';

/** The names an editor writes as `tile` in an article. */
export const articleMotifs = {
  estrela: Star,
  laco: Bow,
  coracao: Heart,
  roleta: Wheel,
  roseta: Rosette,
} satisfies Record<string, Motif>;

export type ArticleTileName = keyof typeof articleMotifs;

export function ArticleTile({ name, ...tile }: Omit<TileProps, 'motif'> & { name: ArticleTileName }) {
  return <Tile motif={articleMotifs[name]} {...tile} />;
}
