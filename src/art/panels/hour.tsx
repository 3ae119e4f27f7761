import { Clock } from '../ArticleTile';
import { paints } from '../Tile';
import { arcOf, type Panel, Wall } from './panel';

/** The steps of the article on choosing: the minute at which each begins, and its name. */
const steps: [from: number, name: string][] = [
  [0, 'anúncio'],
  [5, 'lista'],
  [15, 'empresa'],
  [25, 'como se recebe'],
  [40, 'imposto'],
  [45, 'limites'],
  [50, 'perguntas'],
];

/** The longest of them in gold, and no two neighbours alike, also where the hour ends and begins. */
const paintOf = (step: number) => (step === 3 ? 'var(--candle)' : step % 2 === Number(step > 3) ? 'var(--pale)' : 'var(--wash)');
const minutesOf = (step: number) => (steps[step + 1]?.[0] ?? 60) - (steps[step]?.[0] ?? 0);

/** Without its edge, the ring in its own units. */
const outer = 396;

/** From nine to ten in the evening, a tile for each minute. */
export const hour: Panel = (shape) => {
  const isSquare = shape === 'square';
  const ring = isSquare ? { x: 510, y: 505, scale: 0.62 } : { x: 600, y: 284, scale: 0.47 };
  return {
    ground: 'cobalt',
    drawing: (
      <>
        <Wall shape={shape} cell={isSquare ? 125 : 150} />
        <Minutes {...ring} />
        <g fill="none" strokeWidth="5" strokeLinecap="round">
          {steps.map(([from], step) => (
            <Leader key={from} {...ring} step={step} />
          ))}
        </g>
      </>
    ),
    words: (
      <g fontSize="44">
        {steps.map(([from, name], step) => (
          <Label key={from} {...ring} step={step} isStacked={isSquare}>
            {name}
          </Label>
        ))}
      </g>
    ),
  };
};

type Ring = { x: number; y: number; scale: number };

/** The bisector of a step's arc: to the right, and down. */
function towards(step: number): [across: number, down: number] {
  const angle = (((steps[step]?.[0] ?? 0) + minutesOf(step) / 2) / 30) * Math.PI;
  return [Math.sin(angle), -Math.cos(angle)];
}

/** From an arc to its label. */
function Leader({ x, y, scale, step }: Ring & { step: number }) {
  const [across, down] = towards(step);
  const end = (distance: number) => `${Math.round(x + (outer * scale + distance) * across)} ${Math.round(y + (outer * scale + distance) * down)}`;
  return <path stroke={paintOf(step)} d={`M${end(1)}L${end(24)}`} />;
}

/** Beside its leader: over its end at the top of the ring, under it at the foot, and in between by degrees; right below the ring its middle is on the axis. */
function Label({ x, y, scale, step, isStacked, children: name }: Ring & { step: number; isStacked: boolean; children: string }) {
  const [across, down] = towards(step);
  // Above and below, its corner is at the leader.
  const distance = outer * scale + (isStacked ? 40 : 38) + (Math.abs(down) > 0.8 ? 6 : 0);
  const isUnder = down > 0.9;
  const left = Math.round(isUnder ? x : x + distance * across);
  // A digit is as high as 0.72 of its size.
  const size = isStacked ? 76 : 58;
  const line = isStacked ? 52 : 0;
  return (
    <text
      x={left}
      y={Math.round(y + distance * down + (size * 0.72 * (1 + down) - line * (1 - down)) / 2)}
      textAnchor={isUnder ? 'middle' : across < 0 ? 'end' : undefined}
      fill={step === 3 ? paintOf(step) : undefined}
    >
      <tspan fontSize={size}>{minutesOf(step)}</tspan>
      <tspan fontSize="34">{'\u00a0min'}</tspan>
      {isStacked ? (
        <tspan x={left} dy={line}>
          {name}
        </tspan>
      ) : (
        ` ${name}`
      )}
    </text>
  );
}

function Minutes({ x, y, scale }: Ring) {
  const one = arcOf(345, 60);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r={outer} fill="var(--night)" />
      <g fill="none" strokeWidth="84" transform="rotate(-90)">
        {steps.map(([from], step) => {
          const minutes = minutesOf(step);
          // Between two steps there is a little more than between two minutes.
          const part = 1 - 0.3 / minutes;
          const tiles = Array.from({ length: minutes }, () => [0.88 * part, 0.12 * part]).flat();
          return <circle key={from} r="345" stroke={paintOf(step)} strokeDasharray={one(0, from + 0.2, ...tiles, 0, 60)} />;
        })}
      </g>
      <circle r="294" fill="var(--deep)" stroke="var(--tide)" strokeWidth="6" />
      <g transform="scale(4.6)" fill="var(--cobalt)">
        <Clock {...paints.glaze} />
      </g>
    </g>
  );
}
