import { ArticleTile } from '../../art/tiles/ArticleTile';
import styles from './TilePanel.module.css';

/** What hangs over the city for the rest of the year: four tiles that make one figure where they meet. */
export function TilePanel() {
  return (
    <svg className={styles.panel} viewBox="0 0 240 240" aria-hidden="true">
      {[0, 120].flatMap((y) => [0, 120].map((x) => <ArticleTile key={`${x} ${y}`} name="roseta" ground="cobalt" x={x} y={y} width={120} height={120} />))}
    </svg>
  );
}
