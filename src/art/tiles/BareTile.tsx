import { Tile, type TileProps } from './Tile';

/** A tile with nothing but its corner flowers: for numbers and words to stand on. */
export const BareTile = (tile: Omit<TileProps, 'motif'>) => <Tile motif={nothing} {...tile} />;

const nothing = () => null;
