import { ChristmasOrnament } from '../../art/ChristmasOrnament';
import type { HomePage } from '../../model/schemas/home';
import { unbroken } from '../../ui/unbroken';
import styles from './Steps.module.css';

/** Three stops of tram 28. The list itself says each step's number to screen readers. Of a `part` paper keeps what stands before it: the rails. */
export function Steps({ items }: { items: HomePage['steps']['items'] }) {
  return (
    <div className={`part ${styles.line}`}>
      <ChristmasOrnament name="tram" className={styles.tram} />
      <ol role="list" className={styles.steps}>
        {items.map(({ number, title, text }) => (
          <li key={number} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            <h3>{title}</h3>
            <p>{unbroken(text)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
