import { type Bankroll, bankrollOdds } from '../../model/derived/bankroll';
import { type GameName, games } from '../../model/derived/games';
import { Calculator, NumberField } from '../Calculator';
import styles from '../Calculator.module.css';
import { BankrollResult } from './BankrollResult';

const evening: Bankroll & { game: GameName } = { game: 'roulette', balance: 50, stake: 5, hours: 4 };

/** The odds of an evening at a game. */
export const BankrollCalculator = () => (
  <Calculator
    id="quanto-duram"
    title="Quanto tempo duram 50€?"
    look={styles.short}
    initial={evening}
    result={({ game, ...bankroll }) => <BankrollResult game={games[game]} bankroll={bankroll} odds={bankrollOdds(games[game], bankroll)} />}
  >
    <label className={styles.whole}>
      <span>Jogo</span>
      <select name="game" defaultValue={evening.game} autoComplete="off">
        {Object.entries(games).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
    <NumberField label={'Saldo\u00a0(€)'} name="balance" defaultValue={evening.balance} min={1} max={1000} step={1} />
    <NumberField label={'Aposta\u00a0(€)'} name="stake" defaultValue={evening.stake} min={0.1} max={100} step={0.1} />
    <NumberField label="Horas" name="hours" defaultValue={evening.hours} min={0.5} max={8} step={0.5} />
  </Calculator>
);
