import type { ReactNode } from 'react';
import { bankrollOdds } from '../../islands/bankroll/bankroll';
import { type Game, games } from '../../islands/bankroll/games';
import { NightWall } from '../../islands/bankroll/NightWall';
import tiles from '../../islands/tiles.module.css';
import { euros } from '../../model/derived/euros';
import { CaptionedPicture } from './CaptionedPicture';
import styles from './Picture.module.css';

const bankroll = { balance: 50, hours: 4 };

/** The nights of the article on live casinos: the game, and the stake in euros. */
const nights: [label: string, game: Game, stake: number][] = [
  ['Roleta', games.roulette, 5],
  ['Blackjack', games.blackjack, 5],
  ['Slot', games.slot, 0.5],
  ['Slot', games.slot, 1],
];

/** Of a hundred nights of four hours that begin with 50€, those that end without money: four walls, of which tiles have fallen off. */
export const HundredNights = ({ caption }: { caption: ReactNode }) => (
  <CaptionedPicture caption={caption}>
    <svg className={`${tiles.wall} ${styles.drawing}`} viewBox="-.1 -.1 22.2 25.6" aria-hidden="true">
      {nights.map(([label, game, stake], index) => {
        const lost = Math.round(100 * bankrollOdds(game, { ...bankroll, stake }).ruined);
        return (
          <g key={stake + label} transform={`translate(${12 * (index % 2)} ${13.2 * Math.floor(index / 2)})`}>
            <NightWall id={`noites_${index}`} lost={lost} columns={10} />
            <text className={styles.label} y="11.6">
              {label}, {euros(stake)}: {lost}
            </text>
          </g>
        );
      })}
    </svg>
  </CaptionedPicture>
);
