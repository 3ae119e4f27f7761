import type { NavigationEntry } from '../../model/home';
import { PendingButton } from '../../overlays/toast/PendingButton';
import styles from './NavigationGrid.module.css';

/** The ways on. An entry whose page does not exist yet is a button that says so. */
export function NavigationGrid({ entries }: { entries: NavigationEntry[] }) {
  return (
    <ul role="list" className={styles.grid}>
      {entries.map((entry) => (
        <li key={entry.label} className={styles.tile} data-initial={entry.label[0]}>
          <span className={styles.label}>{'to' in entry ? <a href={entry.to}>{entry.label}</a> : <PendingButton>{entry.label}</PendingButton>}</span>
          <span className={styles.about}>{entry.about}</span>
        </li>
      ))}
    </ul>
  );
}
