import { ChristmasOrnament } from '../../art/ChristmasOrnament';
import type { HomePage } from '../../model/schemas/home';
import styles from './Steps.module.css';

/** Three stops of tram 28; when no draw is ahead, what each says is folded. The list itself says each step's number to screen readers. */
export function Steps({ items, folded }: { items: HomePage['steps']['items']; folded: boolean }) {
  return (
    <div className={styles.line}>
      <ChristmasOrnament name="tram" className={`screen-only ${styles.tram}`} />
      <ol role="list" className={styles.steps}>
        {items.map(({ number, title, text }) => (
          <li key={number} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            {folded ? (
              <details>
                <summary>
                  <h3>{title}</h3>
                </summary>
                <p>{text}</p>
              </details>
            ) : (
              <>
                <h3>{title}</h3>
                <p>{text}</p>
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
