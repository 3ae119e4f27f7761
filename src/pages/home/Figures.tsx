import arched from '../../art/home/door.svg';
import glazed from '../../art/home/door-glazed.svg';
import open from '../../art/home/door-open.svg';
import plain from '../../art/home/door-plain.svg';
import styles from './Figures.module.css';
import type { Home } from './home-schema';

const doors = [arched, plain, glazed, open];

/** Four doors of a street, each with its number. The cat is at home in the last. */
export const Figures = ({ figures }: { figures: Home['figures']['items'] }) => (
  <ul role="list" className={styles.street}>
    {figures.map(({ number, label }, index) => (
      <li key={number}>
        <p className={`paper ${styles.plate}`}>
          <strong>{number}</strong> <span>{label}</span>
        </p>
        <img className={styles.door} src={doors[index]} alt="" width={84} height={105} fetchPriority="low" />
      </li>
    ))}
  </ul>
);
