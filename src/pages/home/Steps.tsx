import type { Home } from './home-schema';
import styles from './Steps.module.css';

/** Three stops of tram 28. */
export const Steps = ({ steps }: { steps: Home['steps']['items'] }) => (
  <div className={styles.line}>
    <div className={`screen-only ${styles.tram}`} />
    <ol role="list" className={styles.stops}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </div>
);
