import styles from './Figures.module.css';
import type { Home } from './home-schema';

/** Four doors of a street, each with its number. The cat is at home in the last. */
export const Figures = ({ figures }: { figures: Home['figures']['items'] }) => (
  <ul role="list" className={styles.street}>
    {figures.map(({ number, label }) => (
      <li key={number}>
        <p className={`paper ${styles.plate}`}>
          <strong>{number}</strong> <span>{label}</span>
        </p>
        <div className={`screen-only ${styles.door}`} />
      </li>
    ))}
  </ul>
);
