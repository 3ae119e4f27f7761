import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

type Props = {
  children: ReactNode;
  className?: string;
  /** `text` for a page that is only read: no wider than its lines. */
  width?: 'page' | 'text';
};

/** A glazed white panel laid on the night: where there is something to read. */
export function Sheet({ children, className, width = 'page' }: Props) {
  return (
    <div className={width === 'text' ? `${styles.sheet} ${styles.text}` : styles.sheet}>
      <div className={className ? `${styles.inner} ${className}` : styles.inner}>{children}</div>
    </div>
  );
}
