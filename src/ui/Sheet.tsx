import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

/** A glazed white panel laid on the night: where there is something to read. */
export const Sheet = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={`paper ${styles.sheet}`}>
    <div className={className ? `${styles.inner} ${className}` : styles.inner}>{children}</div>
  </div>
);
