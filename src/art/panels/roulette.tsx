import { Star, Wheel } from '../ArticleTile';
import digits from '../digits.json';
import { paints, Tile } from '../Tile';
import { arcOf, at, type Panel, Wall } from './panel';

/** The pockets of a wheel with one zero, as they follow each other. */
const pockets = [0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26];

/** One euro on each number of a roulette with one zero: 36 come back, and the gold one does not. */
export const roulette: Panel = (shape) =>
  shape === 'square'
    ? {
        ground: 'cobalt',
        drawing: (
          <>
            <Wall shape={shape} cell={125} />
            {[0, 875].flatMap((x) => [0, 875].map((y) => <Tile key={`${x} ${y}`} motif={Star} ground="cobalt" x={x} y={y} width="125" height="125" />))}
            <Pockets x={500} y={500} scale={1} />
          </>
        ),
        words: (
          <g textAnchor="middle" fontSize="60">
            <text fill="var(--candle)" x="500" y="316">
              1€ não volta
            </text>
            <text {...at(500, 546, 178)}>2,70%</text>
            <text {...at(500, 666)}>De 37€,</text>
            <text {...at(500, 738)}>voltam 36€</text>
          </g>
        ),
      }
    : {
        ground: 'cobalt',
        drawing: (
          <>
            <Wall shape={shape} cell={150} />
            <Pockets x={318} y={295} scale={0.6} />
            <g transform="translate(318 295) scale(3.5)" fill="var(--cobalt)">
              <Wheel {...paints.glaze} />
            </g>
          </>
        ),
        words: (
          <g fontSize="48">
            <text fill="var(--candle)" x="656" y="154">
              1€ não volta
            </text>
            <text {...at(649, 360, 164)}>2,70%</text>
            <text {...at(656, 462)}>De 37€, voltam 36€</text>
          </g>
        ),
      };

function Pockets({ x, y, scale }: { x: number; y: number; scale: number }) {
  const one = arcOf(410, pockets.length);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="470" fill="var(--night)" />
      <g fill="none" strokeWidth="96" transform="rotate(-94.5)">
        <circle r="410" stroke="var(--wash)" strokeDasharray={one(0.92, 0.08)} />
        <circle r="410" stroke="var(--pale)" strokeDasharray={one(0, 1, ...Array.from({ length: 18 }, () => [0.92, 1.08]).flat(), 0, 37)} />
        <circle r="410" stroke="var(--candle)" strokeDasharray={one(0.92, 37)} />
      </g>
      <circle r="344" fill="var(--deep)" stroke="var(--tide)" strokeWidth="6" />
      <circle r="326" fill="none" stroke="var(--wash)" strokeWidth="5" strokeLinecap="round" strokeDasharray="0 18.62" />
      <defs>
        {digits.outlines.map((d, digit) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is the digit.
          <path key={digit} id={`d${digit}`} d={d} />
        ))}
      </defs>
      <g fill="var(--midnight)">
        {pockets.map((number, index) => (
          <Outlined key={number} number={number} transform={`rotate(${Math.round((index * 36_000) / pockets.length) / 100}) translate(0 -396) scale(.205)`} />
        ))}
      </g>
    </g>
  );
}

/** A picture may not ask for the page's font: its numbers are outlines, of an em of 200 units. */
function Outlined({ number, transform }: { number: number; transform: string }) {
  const written = [...String(number)].map(Number);
  const widths = written.map((digit) => digits.widths[digit] ?? 0);
  const sum = (count: number) => widths.slice(0, count).reduce((one, other) => one + other, 0);
  return (
    <g transform={transform}>
      {written.map((digit, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its place in the number.
        <use key={place} href={`#d${digit}`} x={sum(place) - sum(written.length) / 2} />
      ))}
    </g>
  );
}
