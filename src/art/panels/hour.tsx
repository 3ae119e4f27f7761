import { Clock } from '../ArticleTile';
import { paints } from '../Tile';
import { arcOf, type Panel, Wall } from './panel';

type Place = [x: number, y: number, anchor?: 'start' | 'end'];

/** The steps of the article on choosing: the minute at which each begins, its name, and where that stands: within the ring of the square, and beside the other. */
const steps: { from: number; name: string; within: Place; beside: Place }[] = [
  { from: 0, name: 'anúncio', within: [600, 318], beside: [744, 74, 'start'] },
  { from: 5, name: 'lista', within: [684, 416], beside: [864, 188, 'start'] },
  { from: 15, name: 'empresa', within: [660, 620], beside: [864, 448, 'start'] },
  { from: 25, name: 'como se recebe', within: [490, 710], beside: [432, 566, 'end'] },
  { from: 40, name: 'imposto', within: [322, 574], beside: [312, 402, 'end'] },
  { from: 45, name: 'limites', within: [322, 462], beside: [306, 244, 'end'] },
  { from: 50, name: 'perguntas', within: [392, 356], beside: [424, 82, 'end'] },
];

/** The longest of them in gold. */
const paintOf = (step: number) => (step === 3 ? 'var(--candle)' : step % 2 ? 'var(--pale)' : 'var(--wash)');
const minutesOf = (step: number) => (steps[step + 1]?.from ?? 60) - (steps[step]?.from ?? 0);

/** From nine to ten in the evening, a tile for each minute. */
export const hour: Panel = (shape) =>
  shape === 'square'
    ? {
        ground: 'cobalt',
        drawing: (
          <>
            <Wall shape={shape} cell={125} />
            <Minutes x={500} y={500} scale={1} clock={2} />
          </>
        ),
        words: (
          <g fontSize="46" textAnchor="middle">
            {steps.map(({ from, name, within: [x, y] }, step) => {
              const angle = ((from + minutesOf(step) / 2) / 30) * Math.PI;
              return (
                <g key={from} fill={step === 3 ? paintOf(step) : undefined}>
                  <text x={x} y={y}>
                    {name}
                  </text>
                  <text x={Math.round(500 + 446 * Math.sin(angle))} y={Math.round(530 - 446 * Math.cos(angle))} fontSize="84">
                    {minutesOf(step)}
                  </text>
                </g>
              );
            })}
          </g>
        ),
      }
    : {
        ground: 'cobalt',
        drawing: (
          <>
            <Wall shape={shape} cell={150} />
            <Minutes x={590} y={295} scale={0.68} clock={4.6} />
          </>
        ),
        words: (
          <g fontSize="44">
            {steps.map(({ from, name, beside: [x, y, anchor] }, step) => (
              <text key={from} x={x} y={y} textAnchor={anchor} fill={step === 3 ? paintOf(step) : undefined}>
                <tspan fontSize="68">{minutesOf(step)}</tspan> {name}
              </text>
            ))}
          </g>
        ),
      };

function Minutes({ x, y, scale, clock }: { x: number; y: number; scale: number; clock: number }) {
  const one = arcOf(345, 60);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="396" fill="var(--night)" />
      <g fill="none" strokeWidth="84" transform="rotate(-90)">
        {steps.map(({ from }, step) => (
          <circle
            key={from}
            r="345"
            stroke={paintOf(step)}
            strokeDasharray={one(0, from, ...Array.from({ length: minutesOf(step) }, () => [0.88, 0.12]).flat(), 0, 60)}
          />
        ))}
      </g>
      <circle r="294" fill="var(--deep)" stroke="var(--tide)" strokeWidth="6" />
      <g transform={`scale(${clock})`} fill="var(--cobalt)">
        <Clock {...paints.glaze} />
      </g>
    </g>
  );
}
