import styles from './Snow.module.css';

/** At Christmas alone. */
export const Snow = () => (
  <>
    <div className={`screen-only ${styles.far}`} />
    <div className={`screen-only ${styles.near}`} />
  </>
);
