import type { ReactNode } from 'react';
import styles from './SheetWithContents.module.css';

type Item = { to: string; label: string; about: string; tile: ReactNode };

/** Ways to other pages on a sheet, each with its tile and what is to be found there. */
export const TiledList = ({ items }: { items: Item[] }) => (
  <ul role="list" className={styles.tiled}>
    {items.map(({ to, label, about, tile }) => (
      <li key={to}>
        <div className={styles.tile}>{tile}</div>
        <a href={to}>{label}</a>
        <span>{about}</span>
      </li>
    ))}
  </ul>
);
