import { GreatStar } from '../../art/night/GreatStar';
import styles from './Sky.module.css';

/** What falls and shines over the city at Christmas, and only then. */
export function Sky() {
  return (
    <>
      <div className={styles.snow} />
      <div className={styles.star}>
        <GreatStar />
      </div>
    </>
  );
}
