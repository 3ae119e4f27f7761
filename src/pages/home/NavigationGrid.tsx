import type { ReactNode } from 'react';
import { PageTile } from '../../components/Tile';
import type { Home } from './home-schema';
import styles from './NavigationGrid.module.css';

/** An entry whose page does not exist yet is a button that says so (specification §2). */
export const NavigationGrid = ({ entries }: { entries: Home['navigation']['entries'] }) => (
  <nav aria-label="Conheça o site">
    <ul role="list" className={styles.grid}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {'to' in entry ? (
            <a href={entry.to} className={styles.entry}>
              <Words {...entry} />
            </a>
          ) : (
            <button type="button" data-pending className={styles.entry}>
              <Words {...entry} />
            </button>
          )}
        </li>
      ))}
    </ul>
  </nav>
);

const Words = ({ label, about, to }: { label: string; about: string; to?: string }): ReactNode => (
  <>
    <PageTile path={to} />
    <span>
      <strong>{label}</strong> <small>{about}</small>
    </span>
  </>
);
