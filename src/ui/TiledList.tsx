import type { ReactNode } from 'react';
import './tiled-list.css';

type Item = { to: string; label: string; about: string; tile: ReactNode };

/** Ways to other pages on a sheet, each with its tile and what is to be found there. */
export const TiledList = ({ items }: { items: Item[] }) => (
  <ul role="list" className="tiled-list">
    {items.map(({ to, label, about, tile }) => (
      <li key={to}>
        <div>{tile}</div>
        <a href={to}>{label}</a>
        <span>{about}</span>
      </li>
    ))}
  </ul>
);
