import { euros } from '../../model/derived/euros';
import { besideBonus, rolloverExample } from '../../model/derived/rollover-example';
import { Star } from '../ArticleTile';
import { JointFlowers } from '../Tile';
import { at, type Panel, Pavement, sizes } from './panel';

/** What is lost is all the gold there is. */
const gold = { ground: 'var(--candle)', ink: 'var(--deep)', wash: 'var(--flame)', tint: 'var(--cobalt)', opacity: 1 };
/** Hardly darker and hardly lighter than the tile: flowers that leave the wall to what is written over them. */
const quiet = { ground: 'var(--cobalt)', ink: 'var(--deep)', wash: 'var(--azul)', tint: 'var(--deep)', opacity: 0.6 };
/** The bonus: no gold for what is promised. */
const pale = { ground: 'var(--pale)', ink: 'var(--cobalt)', wash: 'var(--wash)', tint: 'var(--glaze)' };

/**
 * A wall in which every tile is worth the bonus of the example: the pale one is the bonus, the others are what must be staked,
 * and those that have fallen off, at its end and in gold, are what stays with the house on average: the sum stands beside them.
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
  const street = height - rows * cell;
  const wall = (count: number) => wallOf(count, columns, cell);
  const last = tiles - (rows - 1) * columns;
  const hole = (last - Math.min(lost, last)) * cell;

  // All lines begin here; beside the bonus, which is the first tile, where there is room for that.
  const axis = isSquare ? 56 : cell + 22;
  const sum = euros(stakes);
  // Under the line of the bonus, and over that of the loss, which on a phone is as large as two rows.
  const top = cell * (isSquare ? 1 : 0.94);
  const room = (rows - (isSquare ? 2.1 : 0.5)) * cell - top - (isSquare ? 136 : 170);
  const size = Math.round(Math.min(room / 0.72, (width - axis - 56) / (0.62 * sum.length)));
  const baseline = Math.round(top + (room + size * 0.72) / 2);
  return {
    ground: 'cobalt',
    drawing: (
      // Its cells are whole numbers, and the wall is as wide as the panel.
      <g transform={`scale(${(width / (columns * cell)).toFixed(4)} 1)`}>
        <Tiles id="tile" cell={cell} paints={quiet} />
        <Tiles id="piece" cell={cell} paints={gold} />
        <Bed id="bed" cell={cell} />
        <path fill="url(#bed)" d={wall(tiles)} />
        <path fill="url(#tile)" d={wall(tiles - lost)} />
        <Pavement y={rows * cell} width={width} height={street} />
        {/* They stand on the street; where there is none, before the wall. */}
        <Fallen count={lost} cell={cell} at={hole} ground={street < 40 ? height - 22 : rows * cell + 44} />
        <svg width={cell} height={cell} viewBox="-60 -60 120 120" fill={pale.ink}>
          <path fill={pale.ground} d="M-59-59H59V59H-59z" />
          <Star {...pale} />
        </svg>
      </g>
    ),
    words: (
      <>
        <text {...at(cell + 22, Math.round(cell * (isSquare ? 0.62 : 0.56)), 58)}>{euros(rollover.bonus)} de bónus</text>
        <text {...at(Math.round(axis - size * 0.04), baseline, size)}>{sum}</text>
        <text {...at(axis, baseline + 94, 84)}>de apostas</text>
        <Loss
          loss={loss}
          bonus={rollover.bonus}
          x={last > columns / 2 ? axis : last * cell + 24}
          y={(rows - (isSquare ? 1.25 : 0.5)) * cell}
          isStacked={isSquare}
        />
      </>
    ),
  };
};

/** The sum, and at its side or under it what becomes of it: before what has fallen off, or behind it where the last row is half empty. */
function Loss({ loss, bonus, x, y, isStacked }: { loss: number; bonus: number; x: number; y: number; isStacked: boolean }) {
  const sum = euros(loss);
  const words = isStacked ? x : x + 46 * sum.length + 22;
  const line = isStacked ? y + 64 : y - 8;
  return (
    <>
      <text fill="var(--candle)" {...(isStacked ? at(x - 6, y, 150) : at(x, y + 25, 72))}>
        {sum}
      </text>
      <text x={words} y={line} fontSize={isStacked ? 50 : 40}>
        perdem-se em média,{' '}
        <tspan x={words} dy={isStacked ? 56 : 48}>
          {besideBonus(loss, bonus)}
        </tspan>
      </text>
    </>
  );
}

/** The bare wall: the place of each tile, and the mortar that held it, combed. */
const Bed = ({ id, cell }: { id: string; cell: number }) => (
  <pattern id={id} width={cell} height={cell} patternUnits="userSpaceOnUse">
    <path fill="var(--night)" stroke="var(--azul)" strokeWidth="3" d={`M0 0H${cell}V${cell}H0z`} />
    <svg width={cell} height={cell} viewBox="0 0 100 100">
      <path
        fill="none"
        stroke="var(--azul)"
        strokeOpacity=".55"
        strokeWidth="6"
        strokeLinecap="round"
        d="M16 24q11-9 23 0t23 0 22-2M14 50q12-9 24 0t24 0 24-2M17 76q11-9 22 0t23 0 22-2"
      />
    </svg>
  </pattern>
);

type FallenProps = { count: number; cell: number; at: number; ground: number };

/** What has fallen off: a tile, if that many have, leans on the wall, and beside it lies what is missing of the cracked one; both cut from the wall's pattern. */
const Fallen = ({ count, cell, at: left, ground }: FallenProps) => {
  const kept = Math.round((1 - (count % 1)) * cell);
  const { slant, crack } = crackAt(kept, cell);
  return (
    <g fill="url(#piece)" stroke="var(--glaze)" strokeWidth="5" strokeLinejoin="round">
      {count >= 1 && <path transform={`translate(${left + cell * 0.14} ${ground - cell * 0.84}) rotate(11) scale(.74)`} d={`M0 0h${cell}v${cell}H0z`} />}
      {kept < cell && (
        <path
          transform={`translate(${left + cell * 0.04} ${ground - cell * 0.02}) rotate(87) scale(.74) translate(${-cell})`}
          d={`M${cell} 0H${kept + slant}${crack}H${cell}z`}
        />
      )}
    </g>
  );
};

const Tiles = ({ id, cell, paints }: { id: string; cell: number; paints: typeof quiet }) => (
  <pattern id={id} width={cell} height={cell} patternUnits="userSpaceOnUse">
    <svg width={cell} height={cell} viewBox="-60 -60 120 120" fill={paints.ink}>
      <path fill={paints.ground} d="M-60-60H60V60H-60z" />
      <g opacity={paints.opacity}>
        <JointFlowers {...paints} />
      </g>
      <path fill="none" stroke="var(--night)" strokeWidth="2" d="M-60-60H60V60H-60z" />
    </svg>
  </pattern>
);

/** The first cells of a wall, row by row; the last may be a part of one, cracked across: as much of it on one side of the cut as on the other. */
export function wallOf(count: number, columns: number, cell: number): string {
  const whole = Math.floor(count / columns);
  const rest = Math.round((count - whole * columns) * cell);
  const { slant, crack } = crackAt(rest % cell, cell);
  return `M0 0h${columns * cell}v${whole * cell}H0zM0 ${whole * cell}h${rest + slant}${crack}H0z`;
}

/** Down through a tile, `kept` units from its left edge on average: it begins `slant` to the right of that, and ends as far to the left. */
function crackAt(kept: number, cell: number): { slant: number; crack: string } {
  const slant = Math.min(Math.round(cell / 6), kept, cell - kept);
  const third = Math.round(cell / 3);
  const step = Math.round(slant / 4);
  return { slant, crack: `l${-slant + step} ${third}l${-2 * step} ${cell - 2 * third}l${-slant + step} ${third}` };
}
