import type { HomePage } from '../../model/home';
import styles from './Figures.module.css';

export function Figures({ items }: { items: HomePage['figures']['items'] }) {
  return (
    <>
      {items.some(({ placeholder }) => placeholder) && <p>Números de exemplo: ninguém os contou. Não os leia como factos.</p>}
      <dl className={styles.figures}>
        {items.map(({ value: { number, label } }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd className={styles.number}>{number}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
