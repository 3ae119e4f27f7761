import type { ComponentProps, ReactNode } from 'react';
import { Ornament } from '../art/Ornament';
import styles from './TileLinks.module.css';

/** Ways on, each a wall tile with its motif, a link or button, and what lies behind it. */
export const TileLinks = ({ children }: { children: ReactNode }) => (
  <ul role="list" className={styles.grid}>
    {children}
  </ul>
);

type Props = { motif: ComponentProps<typeof Ornament>['name']; about: ReactNode; children: ReactNode };

export const TileLink = ({ motif, about, children }: Props) => (
  <li className={styles.tile}>
    <Ornament name={motif} className={styles.motif} />
    <span className={styles.label}>{children}</span>
    <span className="quiet">{about}</span>
  </li>
);
