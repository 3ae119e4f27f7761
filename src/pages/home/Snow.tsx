import styles from './Snow.module.css';

/** Falls over the town in two depths. Where nothing may move there is none: flakes that stand still look like a fault. */
export const Snow = () => <div className={`screen-only ${styles.snow}`} />;
