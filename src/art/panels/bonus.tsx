import { euros } from '../../model/derived/euros';
import { besideBonus, rolloverExample } from '../../model/derived/rollover-example';
import { Star } from '../ArticleTile';
import { JointFlowers } from '../Tile';
import { type Panel, sizes } from './panel';

/** Hardly darker and hardly lighter than the tile: flowers that leave the wall to what is written over them. */
const quiet = { ground: 'var(--cobalt)', ink: 'var(--deep)', wash: 'var(--azul)', tint: 'var(--deep)' };
const gold = { ground: 'var(--candle)', ink: 'var(--deep)', wash: 'var(--flame)', tint: 'var(--glaze)' };

/**
 * A wall in which every tile is worth the bonus of the example: the gold one is the bonus, the others are what must be staked,
 * and those that have fallen off, at its end, are what stays with the house on average.
 */
export const bonus: Panel = (shape, { rollover }) => {
  const isSquare = shape === 'square';
  const { width } = sizes[shape];
  // The other shape has a line of words and the frieze below.
  const height = isSquare ? 1000 : 536;
  const { stakes, loss } = rolloverExample(rollover);
  const tiles = 1 + rollover.multiplier;
  const lost = Math.min(loss / rollover.bonus, rollover.multiplier);
  const columns = Math.ceil(Math.sqrt((tiles * width) / height));
  const rows = Math.ceil(tiles / columns);
  const cell = Math.floor(Math.min(width / columns, height / rows));
  const left = Math.round((width - columns * cell) / 2);
  const wall = (count: number) => wallOf(count, columns, cell, left);

  const sum = euros(stakes);
  const room = (isSquare ? rows - 2 : rows - 1) * cell - 90;
  const size = Math.round(Math.min(room / 0.72, (width * (isSquare ? 0.86 : 0.82)) / (0.6 * sum.length)));
  const baseline = Math.round(cell + (room + size * 0.72) / 2);
  return {
    drawing: (
      <>
        <Tiles id="tile" x={left} cell={cell} />
        <pattern id="mortar" x={left} width={cell} height={cell} patternUnits="userSpaceOnUse">
          <path fill="none" stroke="var(--azul)" strokeWidth="3" strokeDasharray="6 9" d={`M4 4H${cell - 4}V${cell - 4}H4z`} />
        </pattern>
        <path fill="var(--midnight)" d={`M0 0H${width}V${sizes[shape].height}H0z`} />
        <path fill="url(#mortar)" d={wall(tiles)} />
        <path fill="url(#tile)" d={wall(tiles - lost)} />
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
        <text x={width / 2} y={baseline} fontSize={size} textAnchor="middle">
          {sum}
        </text>
        <text x={Math.round(width / 2 + size * 0.9)} y={baseline + 76} fontSize="58" textAnchor="middle">
          de apostas
        </text>
        <Loss loss={euros(loss)} beside={besideBonus(loss, rollover.bonus)} {...(isSquare ? inLastRow(tiles, lost, columns, cell, left) : { x: 24, y: 576 })} />
      </>
    ),
  };
};

type Note = { x: number; y: number; anchor?: 'start' | 'end' };

/** Beside what has fallen off: behind it where the last row of tiles is half empty, else before it. */
function inLastRow(tiles: number, lost: number, columns: number, cell: number, left: number): Note {
  const row = Math.ceil(tiles / columns) - 1;
  const inRow = tiles - row * columns;
  const y = Math.round((row + 0.5) * cell);
  return inRow > columns / 2 ? { x: Math.round(left + (inRow - lost) * cell - 24), y, anchor: 'end' } : { x: left + inRow * cell + 24, y, anchor: 'start' };
}

/** On two lines where it stands in the wall, else on one. */
const Loss = ({ loss, beside, x, y, anchor }: Note & { loss: string; beside: string }) => (
  <text x={x} y={anchor ? y - 8 : y} fontSize="42" textAnchor={anchor}>
    {loss} perdem-se em média,{' '}
    {anchor ? (
      <tspan x={x} dy="52">
        {beside}
      </tspan>
    ) : (
      beside
    )}
  </text>
);

const Tiles = ({ id, x, cell }: { id: string; x: number; cell: number }) => (
  <pattern id={id} x={x} width={cell} height={cell} patternUnits="userSpaceOnUse">
    <svg width={cell} height={cell} viewBox="-60 -60 120 120" fill={quiet.ink}>
      <path fill={quiet.ground} d="M-60-60H60V60H-60z" />
      <JointFlowers {...quiet} />
      <path fill="none" stroke="var(--night)" strokeWidth="2" d="M-60-60H60V60H-60z" />
    </svg>
  </pattern>
);

/** The first cells of a wall, row by row; the last may be a part of one. */
export function wallOf(count: number, columns: number, cell: number, left = 0): string {
  const whole = Math.floor(count / columns);
  const rest = Math.round((count - whole * columns) * cell);
  return `M${left} 0h${columns * cell}v${whole * cell}H${left}zM${left} ${whole * cell}h${rest}v${cell}h-${rest}z`;
}
