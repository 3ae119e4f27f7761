import type { ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs';
import styles from './Main.module.css';
import type { Crumb } from './page';

/** What is a page's own, below the header and above the footer. */
export function Main({ crumbs, children }: { crumbs?: Crumb[]; children: ReactNode }) {
  return (
    <>
      {crumbs && (
        <div className={styles.crumbs}>
          <Breadcrumbs crumbs={crumbs} />
        </div>
      )}
      {children}
    </>
  );
}
