import { bankrollOdds } from '../../model/derived/bankroll';
import { euros } from '../../model/derived/euros';
import { type Game, games } from '../../model/derived/games';
import { JointFlowers, paints } from '../Tile';
import { wallOf } from './bonus';
import { type Panel, sizes } from './panel';

const bankroll = { balance: 50, hours: 4 };

/** The nights of the article on live casinos: the game, and the stake in euros. */
const nights: [label: string, game: Game, stake: number][] = [
  ['Roleta', games.roulette, 5],
  ['Blackjack', games.blackjack, 5],
  ['Slot', games.slot, 0.5],
  ['Slot', games.slot, 1],
];

/** Of a hundred nights of four hours that begin with 50€, those that end without money: four walls, of which tiles have fallen off. */
export const hundredNights: Panel = (shape) => {
  const { width, height } = sizes[shape];
  const place =
    shape === 'square' ? { cell: 37, columns: 2, right: 500, down: 494, x: 65, y: 26 } : { cell: 26, columns: 4, right: 290, down: 0, x: 35, y: 84 };
  const { cell } = place;
  const all = nights.map(([label, game, stake], index) => ({
    fallen: Math.round(100 * bankrollOdds(game, { ...bankroll, stake }).ruined),
    x: place.x + (index % place.columns) * place.right,
    y: place.y + Math.floor(index / place.columns) * place.down,
    label,
    stake: euros(stake),
  }));
  return {
    drawing: (
      <>
        <defs>
          <pattern id="standing" width={cell} height={cell} patternUnits="userSpaceOnUse">
            <svg width={cell} height={cell} viewBox="-60 -60 120 120" fill={paints.glaze.ink}>
              <path fill={paints.glaze.ground} d="M-56-56H56V56H-56z" />
              <JointFlowers {...paints.glaze} />
            </svg>
          </pattern>
          <pattern id="fallen" width={cell} height={cell} patternUnits="userSpaceOnUse">
            <path fill="none" stroke="var(--azul)" strokeWidth="1.5" d={`M2 2H${cell - 2}V${cell - 2}H2z`} />
          </pattern>
        </defs>
        <path fill="var(--night)" d={`M0 0H${width}V${height}H0z`} />
        {all.map(({ fallen, x, y }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <path fill="url(#fallen)" d={wallOf(fallen, 10, cell)} />
            <path fill="url(#standing)" transform={`rotate(180 ${5 * cell} ${5 * cell})`} d={wallOf(100 - fallen, 10, cell)} />
          </g>
        ))}
      </>
    ),
    words: all.map(({ fallen, x, y, label, stake }) => {
      const foot = y + 10 * cell;
      return (
        <g key={label + stake} fontSize="96">
          <text x={x} y={foot + 88}>
            {fallen}
          </text>
          {shape === 'square' ? (
            <text x={x + 10 * cell} y={foot + 44} fontSize="44" textAnchor="end">
              {label}
              <tspan x={x + 10 * cell} dy="44">
                {stake}
              </tspan>
            </text>
          ) : (
            <text x={x} y={foot + 150} fontSize="48">
              {label}
              <tspan x={x} dy="54">
                {stake}
              </tspan>
            </text>
          )}
        </g>
      );
    }),
  };
};
