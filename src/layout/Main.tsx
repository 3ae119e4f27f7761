import { Breadcrumbs } from './Breadcrumbs';
import styles from './Main.module.css';
import type { Page } from './page';

/** What is a page's own, below the header and above the footer. */
export function Main({ page }: { page: Page }) {
  return (
    <>
      {page.crumbs && (
        <div className={styles.crumbs}>
          <Breadcrumbs crumbs={page.crumbs} />
        </div>
      )}
      {page.body()}
    </>
  );
}
