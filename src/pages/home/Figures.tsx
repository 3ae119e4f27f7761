import type { HomePage } from '../../model/schemas/home';
import styles from './Figures.module.css';

export function Figures({ items }: { items: HomePage['figures']['items'] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ number, label }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.number}>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
