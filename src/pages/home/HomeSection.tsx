import type { ReactNode } from 'react';
import facade from './Facade.module.css';
import styles from './HomeSection.module.css';

type Props = {
  title: string;
  /** One of the floors of the house in the middle of the page. */
  floor?: true;
  /** Of no use on paper. */
  screenOnly?: true;
  children: ReactNode;
};

export function HomeSection({ title, floor, screenOnly, children }: Props) {
  return (
    <section className={`laid-out-later ${screenOnly ? 'screen-only ' : ''}${styles.section} ${floor ? facade.floor : ''}`.trim()}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
