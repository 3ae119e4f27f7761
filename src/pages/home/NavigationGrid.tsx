import type { ComponentProps } from 'react';
import { Ornament } from '../../art/Ornament';
import type { NavigationEntry } from '../../model/home';
import { PendingButton } from '../../overlays/toast/PendingButton';
import { routes } from '../../routes';
import styles from './NavigationGrid.module.css';

/** What is painted on the tile of each page. */
const motifs: Partial<Record<string, ComponentProps<typeof Ornament>['name']>> = {
  [routes.about]: 'estrela',
  [routes.casinos]: 'roleta',
  [routes.articles]: 'pena',
  [routes.responsibleGambling]: 'coracao',
  [routes.cookies]: 'bolacha',
  [routes.terms]: 'balanca',
};

/** The ways on. An entry whose page does not exist yet is a button that says so. */
export function NavigationGrid({ entries }: { entries: NavigationEntry[] }) {
  return (
    <ul role="list" className={styles.grid}>
      {entries.map((entry) => (
        <li key={entry.label} className={styles.tile}>
          <Ornament name={'to' in entry ? (motifs[entry.to] ?? 'roseta') : 'roseta'} className={styles.motif} />
          <span className={styles.label}>{'to' in entry ? <a href={entry.to}>{entry.label}</a> : <PendingButton>{entry.label}</PendingButton>}</span>
          <span className={styles.about}>{entry.about}</span>
        </li>
      ))}
    </ul>
  );
}
