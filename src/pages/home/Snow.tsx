import styles from './Snow.module.css';

/** At Christmas alone. */
export const Snow = () => (
  <>
    <div className={styles.far} />
    <div className={styles.near} />
  </>
);
