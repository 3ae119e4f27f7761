import { bankrollOdds } from '../../model/derived/bankroll';
import { euros } from '../../model/derived/euros';
import { type Game, games } from '../../model/derived/games';
import { JointFlowers, paints } from '../Tile';
import { wallOf } from './bonus';
import { at, type Panel } from './panel';

const bankroll = { balance: 50, hours: 4 };

/** The nights of the article on live casinos: the game, and the stake in euros. */
const nights: [label: string, game: Game, stake: number][] = [
  ['Roleta', games.roulette, 5],
  ['Blackjack', games.blackjack, 5],
  ['Máquina', games.slot, 0.5],
  ['Máquina', games.slot, 1],
];

/**
 * Of a hundred nights of four hours that begin with 50€, those that end without money: four walls, of which tiles have fallen
 * off. How many stands where they were, as in the calculator's wall.
 */
export const hundredNights: Panel = (shape) => {
  const isSquare = shape === 'square';
  const { cell, ...place } = isSquare
    ? { cell: 34, columns: 2, right: 450, down: 448, x: 105, y: 110 }
    : { cell: 27, columns: 4, right: 292, down: 0, x: 27, y: 152 };
  const side = 10 * cell;
  const all = nights.map(([label, game, stake], index) => ({
    fallen: Math.round(100 * bankrollOdds(game, { ...bankroll, stake }).ruined),
    x: place.x + (index % place.columns) * place.right,
    y: place.y + Math.floor(index / place.columns) * place.down,
    label,
    stake: euros(stake),
  }));
  return {
    ground: 'night',
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
            <path fill="var(--deep)" stroke="var(--azul)" strokeWidth="1.5" d={`M2 2H${cell - 2}V${cell - 2}H2z`} />
          </pattern>
        </defs>
        {all.map(({ fallen, x, y }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <path fill="url(#fallen)" d={wallOf(fallen, 10, cell)} />
            <path fill="url(#standing)" transform={`rotate(180 ${side / 2} ${side / 2})`} d={wallOf(100 - fallen, 10, cell)} />
          </g>
        ))}
      </>
    ),
    words: (
      <g textAnchor="middle">
        <text {...(isSquare ? at(500, 76, 46) : at(600, 100, 54))}>Sem dinheiro, em cem noites com 50€</text>
        {/* On one line, in the rows that have fallen whole on each wall. */}
        <g fontSize={cell * 3}>
          {all.map(({ fallen, x, y, label, stake }) => (
            <text key={label + stake} x={x + side / 2} y={Math.round(y + 3.6 * cell)}>
              {fallen}
            </text>
          ))}
        </g>
        <g fontSize={isSquare ? 45 : 48}>
          {all.map(({ x, y, label, stake }) => (
            <text key={label + stake} x={x + side / 2} y={y + side + (isSquare ? 56 : 60)}>
              {label} <tspan {...(isSquare ? {} : { x: x + side / 2, dy: '1.2em' })}>{stake}</tspan>
            </text>
          ))}
        </g>
      </g>
    ),
  };
};
