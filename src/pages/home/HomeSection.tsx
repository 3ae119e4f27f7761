import type { ReactNode } from 'react';
import styles from './HomeSection.module.css';

export function HomeSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`laid-out-later ${styles.section}`}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
