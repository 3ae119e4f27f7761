import { Ornament } from '../../art/Ornament';
import styles from './TilePanel.module.css';

/** What hangs over the city for the rest of the year. */
export const TilePanel = () => <Ornament name="sky" className={styles.panel} />;
