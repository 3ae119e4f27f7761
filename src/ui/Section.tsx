import type { ReactNode } from 'react';
import styles from './Section.module.css';

type Props = { id: string; title: string; className?: string; children: ReactNode };

/** A part of a page with a heading of its own, which #id addresses. No landmark: screen readers would say each title twice. */
export const Section = ({ id, title, className = '', children }: Props) => (
  <section id={id} className={`part laid-out-later ${styles.section} ${className}`.trim()}>
    <h2>{title}</h2>
    {children}
  </section>
);
