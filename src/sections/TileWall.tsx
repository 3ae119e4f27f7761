import { walls } from '../art/TileWalls';
import { pageTile } from './page-tiles';
import styles from './TileWall.module.css';

/** Across the sheet of a page that has no other picture: the motif of its tile, in ten; on a phone in five. Paper leaves out what is no element. */
export const TileWall = ({ path }: { path: string }) => (
  <div className={`${styles.wall} ${styles[`row${walls.indexOf(pageTile(path))}`] ?? ''}`}>
    <div />
    <div />
    <div />
    <div />
    <div />
  </div>
);
