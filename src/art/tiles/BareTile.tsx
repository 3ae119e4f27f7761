import { Tile } from './Tile';

/** A tile with nothing but its corner flowers, to be written to a file: for numbers and words to stand on. */
export const BareGlazeTile = () => <Tile motif={nothing} ground="glaze" width={120} height={120} />;

export const BareCobaltTile = () => <Tile motif={nothing} ground="cobalt" width={120} height={120} />;

const nothing = () => null;
