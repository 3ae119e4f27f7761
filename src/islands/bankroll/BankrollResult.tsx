import type { Bankroll, BankrollOdds } from '../../model/derived/bankroll';
import { euros } from '../../model/derived/euros';
import type { Game } from '../../model/derived/games';
import styles from '../Calculator.module.css';
import { NightWall } from './NightWall';

type Props = { game: Game; bankroll: Bankroll; odds: BankrollOdds };

const oneDecimal = new Intl.NumberFormat('pt-PT', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = (share: number) => `${oneDecimal.format(100 * share)}%`;

/** `3,5 horas`. */
const hoursInWords = (hours: number) => (hours === 1 ? '1\u00a0hora' : `${hours.toLocaleString('pt-PT')}\u00a0horas`);

/** `3 h 24 min`, of hours. */
function clock(hours: number): string {
  const minutes = Math.round(hours * 60);
  return [minutes >= 60 && `${Math.floor(minutes / 60)}\u00a0h`, minutes % 60 > 0 && `${minutes % 60}\u00a0min`].filter(Boolean).join('\u00a0');
}

/** Announced when it changes. What becomes of a hundred such nights, in words and as a wall. */
export function BankrollResult({ game, bankroll: { balance, stake, hours }, odds: { ruined, ahead, loss, halfRuined } }: Props) {
  if (stake > balance) {
    return (
      <div className={styles.result} role="status">
        <p>
          Com {euros(balance)} não se paga uma aposta de {euros(stake)}.
        </p>
      </div>
    );
  }
  const lost = Math.round(100 * ruined);
  return (
    <div className={styles.result} role="status">
      <p>
        De 100 noites de {hoursInWords(hours)} {game.where}, <strong>{lost} acabam sem dinheiro</strong> para a aposta seguinte ({percent(ruined)}).
        {halfRuined !== undefined && ` Metade não passa de ${clock(halfRuined)}.`}
      </p>
      <svg className={styles.wall} viewBox="0 0 20 5" aria-hidden="true">
        <NightWall id="azulejo_da_noite" lost={lost} columns={20} />
      </svg>
      <p className="screen-only" aria-hidden="true">
        Cada azulejo é uma noite; caíram os das que acabam sem dinheiro.
      </p>
      <p>
        Em {percent(ahead)} delas sobra mais do que os {euros(balance)} do princípio. A perda média é de {euros(loss)}.
      </p>
      <p className="quiet">
        A {game.roundsPerHour} {game.rounds} por hora, com a mesma aposta até ao fim e sem novo depósito.
      </p>
    </div>
  );
}
