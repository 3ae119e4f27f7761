import { Ornament } from '../../art/Ornament';
import styles from './Snow.module.css';

/** At Christmas alone: the star, and the snow. */
export const Snow = () => (
  <>
    <Ornament name="sky" className={`screen-only ${styles.star}`} />
    <div className={`screen-only ${styles.far}`} />
    <div className={`screen-only ${styles.near}`} />
  </>
);
