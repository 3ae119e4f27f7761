import { Fragment } from 'react';
import type { ResponsibleGamblingPage } from '../../model/schemas/help';
import '../../ui/checkbox.css';
import { Prose } from '../../ui/Prose';
import { unbroken } from '../../ui/unbroken';
import styles from './WarningSigns.module.css';

/**
 * Six signs to tick, for the reader's eyes only: nothing is stored or sent. From the first tick on the advice comes to the
 * front. CSS sees to it, so the boxes and the advice are siblings; the advice is in the page either way.
 */
export function WarningSigns({ signs: { intro, items, advice } }: { signs: ResponsibleGamblingPage['signs'] }) {
  return (
    <>
      <Prose>{intro}</Prose>
      <div className={styles.signs} role="group" aria-label="Sinais de alerta">
        {items.map((sign, index) => (
          <Fragment key={sign}>
            <input type="checkbox" autoComplete="off" id={`sinal_${index + 1}`} className={styles.box} />
            <label htmlFor={`sinal_${index + 1}`} className={styles.label}>
              {unbroken(sign)}
            </label>
          </Fragment>
        ))}
        <div className={styles.advice}>
          <Prose>{advice}</Prose>
        </div>
      </div>
    </>
  );
}
