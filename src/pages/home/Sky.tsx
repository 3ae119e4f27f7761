import { Ornament } from '../../art/Ornament';
import styles from './Sky.module.css';

/** What falls and shines over the city at Christmas, and only then. */
export function Sky() {
  return (
    <>
      <div className={styles.far} />
      <div className={styles.near} />
      <Ornament name="sky" className={styles.star} />
    </>
  );
}
