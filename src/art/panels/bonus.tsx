import { euros } from '../../model/derived/euros';
import { besideBonus, rolloverExample } from '../../model/derived/rollover-example';
import { Star } from '../ArticleTile';
import { JointFlowers } from '../Tile';
import { at, type Panel, Pavement, sizes } from './panel';

/** Hardly darker and hardly lighter than the tile: flowers that leave the wall to what is written over them. */
const quiet = { ground: 'var(--cobalt)', ink: 'var(--deep)', wash: 'var(--azul)', tint: 'var(--deep)' };
const gold = { ground: 'var(--candle)', ink: 'var(--deep)', wash: 'var(--flame)', tint: 'var(--glaze)' };

/**
 * A wall in which every tile is worth the bonus of the example: the gold one is the bonus, the others are what must be staked,
 * and those that have fallen off, at its end, are what stays with the house on average: the sum stands beside them.
 */
export const bonus: Panel = (shape, { rollover }) => {
  const isSquare = shape === 'square';
  const { width } = sizes[shape];
  // The other shape has the frieze below, and a wall that ends above that stands on the street.
  const height = isSquare ? 1000 : 590;
  const { stakes, loss } = rolloverExample(rollover);
  const tiles = 1 + rollover.multiplier;
  const lost = Math.min(loss / rollover.bonus, rollover.multiplier);
  const columns = Math.ceil(Math.sqrt((tiles * width) / height));
  const rows = Math.ceil(tiles / columns);
  const cell = Math.floor(Math.min(width / columns, height / rows));
  const left = Math.round((width - columns * cell) / 2);
  const wall = (count: number) => wallOf(count, columns, cell, left);
  const last = tiles - (rows - 1) * columns;

  // All lines begin here; beside the bonus, which is the first tile, where there is room for that.
  const axis = isSquare ? 56 : left + cell + 22;
  const sum = euros(stakes);
  const room = (rows - 2) * cell - 110;
  const size = Math.round(Math.min(room / 0.72, (width - axis - 40) / (0.62 * sum.length)));
  const baseline = Math.round(cell + (room + size * 0.72) / 2);
  return {
    ground: 'cobalt',
    drawing: (
      <>
        <Tiles id="tile" x={left} cell={cell} flowers />
        <Tiles id="plain" x={left} cell={cell} />
        <Mortar id="mortar" x={left} cell={cell} />
        <path fill="url(#mortar)" d={wall(tiles)} />
        <path fill="url(#tile)" d={wall(tiles - lost)} />
        {last > lost && <path fill="url(#plain)" transform={`translate(0 ${(rows - 1) * cell})`} d={wall(last - lost)} />}
        <Pavement y={rows * cell} width={width} height={height - rows * cell} />
        <svg x={left} width={cell} height={cell} viewBox="-60 -60 120 120" fill={gold.ink}>
          <path fill={gold.ground} d="M-59-59H59V59H-59z" />
          <Star {...gold} />
        </svg>
      </>
    ),
    words: (
      <>
        <text fill="var(--candle)" x={left + cell + 22} y={Math.round(cell * 0.62)} fontSize="58">
          {euros(rollover.bonus)} de bónus
        </text>
        <text {...at(Math.round(axis - size * 0.04), baseline, size)}>{sum}</text>
        <text {...at(axis, baseline + 76, 58)}>de apostas</text>
        <Loss loss={loss} bonus={rollover.bonus} x={last > columns / 2 ? axis : left + last * cell + 24} y={(rows - 0.5) * cell} />
      </>
    ),
  };
};

/** The sum, and at its side what becomes of it: in the last row, before what has fallen off, or behind it where that row is half empty. */
function Loss({ loss, bonus, x, y }: { loss: number; bonus: number; x: number; y: number }) {
  const sum = euros(loss);
  const words = x + 46 * sum.length + 22;
  return (
    <>
      <text {...at(x, y + 25, 72)}>{sum}</text>
      <text x={words} y={y - 8} fontSize="40">
        perdem-se em média,{' '}
        <tspan x={words} dy="48">
          {besideBonus(loss, bonus)}
        </tspan>
      </text>
    </>
  );
}

/** The bare wall, as a comb has left it for the tiles. */
function Mortar({ id, x, cell }: { id: string; x: number; cell: number }) {
  const step = cell / 8;
  const combed = Array.from({ length: 8 }, (_, row) => `M0 ${(row + 0.5) * step}q${cell / 4}-${step} ${cell / 2} 0t${cell / 2} 0`).join('');
  return (
    <pattern id={id} x={x} width={cell} height={cell} patternUnits="userSpaceOnUse">
      <path fill="var(--mortar)" d={`M0 0H${cell}V${cell}H0z`} />
      <path fill="none" stroke="var(--midnight)" strokeOpacity=".13" strokeWidth="5" d={combed} />
    </pattern>
  );
}

/** With flowers, or with joints alone where small words stand on them. */
const Tiles = ({ id, x, cell, flowers }: { id: string; x: number; cell: number; flowers?: boolean }) => (
  <pattern id={id} x={x} width={cell} height={cell} patternUnits="userSpaceOnUse">
    <svg width={cell} height={cell} viewBox="-60 -60 120 120" fill={quiet.ink}>
      <path fill={quiet.ground} d="M-60-60H60V60H-60z" />
      {flowers && <JointFlowers {...quiet} />}
      <path fill="none" stroke="var(--night)" strokeWidth="2" d="M-60-60H60V60H-60z" />
    </svg>
  </pattern>
);

/** The first cells of a wall, row by row; the last may be a part of one, broken off: as much of it on one side of the cut as on the other. */
export function wallOf(count: number, columns: number, cell: number, left = 0): string {
  const whole = Math.floor(count / columns);
  const rest = Math.round((count - whole * columns) * cell);
  const teeth = Math.min(12, rest % cell, cell - (rest % cell));
  const small = Math.round(cell * 0.15);
  const large = Math.round(cell * 0.25);
  const edge = teeth
    ? `l${teeth} ${small}l${-2 * teeth} ${large}l${2 * teeth} ${cell - 2 * (small + large)}l${-2 * teeth} ${large}l${teeth} ${small}`
    : `v${cell}`;
  return `M${left} 0h${columns * cell}v${whole * cell}H${left}zM${left} ${whole * cell}h${rest}${edge}h-${rest}z`;
}
