import styles from '../Calculator.module.css';
import { cells, Glaze } from '../tiles';

type Props = {
  /** Of the patterns in this drawing; unique in its page. */
  id: string;
  /** All in euros. */
  bonus: number;
  stakes: number;
  loss: number;
};

/**
 * A wall in which every tile is worth the bonus: the dark one is the bonus, the others are what must be staked, and the
 * golden ones among them what stays with the house on average. Words beside it say the same.
 */
export function BonusWall({ id, bonus, stakes, loss }: Props) {
  const tiles = stakes / bonus;
  const columns = Math.max(12, Math.ceil(Math.sqrt(tiles * 3)));
  const lost = Math.min(loss / bonus, tiles);
  return (
    <svg className={styles.wall} viewBox={`.04 .04 ${columns - 0.08} ${Math.ceil((1 + tiles) / columns) - 0.08}`} aria-hidden="true">
      <defs>
        <Glaze id={id} ground="var(--pale)" />
        <Glaze id={`${id}_perda`} ground="var(--candle)" />
      </defs>
      <path fill={`url(#${id})`} d={cells(1, 1 + tiles, columns)} />
      <path fill={`url(#${id}_perda)`} d={cells(1, 1 + lost, columns)} />
      <path fill="var(--cobalt)" d="M.04.04H.96V.96H.04z" />
      <path fill="var(--glaze)" d="M.5.1L.61.39.9.5.61.61.5.9.39.61.1.5.39.39z" />
    </svg>
  );
}
