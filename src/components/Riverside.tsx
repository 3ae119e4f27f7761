import riverside from '../art/riverside.svg';
import styles from './Riverside.module.css';

/** The bridge over the Tagus by night, at the end of a page. */
export const Riverside = () => <img className={styles.riverside} src={riverside} alt="" width={1920} height={440} fetchPriority="low" />;
