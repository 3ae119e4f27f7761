import { startTransition, useEffect, useRef, useState } from 'react';
import '../../ui/fields.css';
import { type Bankroll, bankrollOdds } from '../../model/derived/bankroll';
import { type Game, type GameName, games } from '../../model/derived/games';
import styles from '../Calculator.module.css';
import { BankrollResult } from './BankrollResult';

const fields: { name: keyof Bankroll; label: string; min: number; max: number; step: number }[] = [
  { name: 'balance', label: 'Saldo\u00a0(€)', min: 1, max: 1000, step: 1 },
  { name: 'stake', label: 'Aposta\u00a0(€)', min: 0.1, max: 100, step: 0.1 },
  { name: 'hours', label: 'Horas', min: 0.5, max: 8, step: 0.5 },
];

type Night = Bankroll & { game: GameName };

/** «Quanto tempo duram 50€?»: the odds of an evening with the reader's own figures. It advises nothing. */
export function BankrollCalculator() {
  const [night, setNight] = useState<Night>({ game: 'roulette', balance: 50, stake: 5, hours: 4 });
  const form = useRef<HTMLDivElement>(null);
  // A machine's hours are tens of millions of steps: what is typed is on the screen before they are reckoned.
  const count = () => startTransition(() => setNight((before) => nightIn(form.current, before)));
  // Readers may have typed before the script was there.
  useEffect(count, []);
  const game: Game = games[night.game];

  return (
    <section className={styles.calculator} aria-labelledby="quanto-duram">
      <h2 id="quanto-duram">Quanto tempo duram 50€?</h2>
      <div className={`${styles.fields} ${styles.short}`} ref={form} onChange={count}>
        <label className={styles.whole}>
          <span>Jogo</span>
          <select defaultValue={night.game} autoComplete="off">
            {Object.entries(games).map(([name, { label }]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {fields.map(({ name, label, ...range }) => (
          <label key={name}>
            <span>{label}</span>
            <input type="number" inputMode="decimal" autoComplete="off" defaultValue={night[name]} required {...range} name={name} />
          </label>
        ))}
      </div>
      <BankrollResult game={game} bankroll={night} odds={bankrollOdds(game, night)} />
    </section>
  );
}

/** The night as it stands in the fields; a field that holds no valid number changes nothing. */
function nightIn(form: HTMLElement | null, before: Night): Night {
  const night = { ...before };
  const chosen = form?.querySelector('select')?.value;
  if (chosen) night.game = chosen as GameName;
  for (const input of form?.querySelectorAll('input') ?? []) if (input.validity.valid) night[input.name as keyof Bankroll] = input.valueAsNumber;
  return night;
}
