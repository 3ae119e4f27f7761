import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

type Props = { children: ReactNode; className?: string };

/** A glazed white panel laid on the night: where there is something to read. */
export function Sheet({ children, className }: Props) {
  return (
    <div className={styles.sheet}>
      <div className={className ? `${styles.inner} ${className}` : styles.inner}>{children}</div>
    </div>
  );
}
