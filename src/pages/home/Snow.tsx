import { ChristmasOrnament } from '../../art/ChristmasOrnament';
import styles from './Snow.module.css';

/** At Christmas alone: the star. */
export const Star = () => <ChristmasOrnament name="sky" className={`screen-only ${styles.star}`} />;

/** And the snow, over the town: between words a flake reads as a full stop or an accent. */
export const Snow = () => <div className={styles.snow} />;
