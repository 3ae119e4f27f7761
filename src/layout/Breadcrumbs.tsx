import styles from './Breadcrumbs.module.css';
import type { Page } from './page';
import { crumbsOf } from './structured-data';

/** Above the article. The last crumb is where the reader is, and no link. */
export const Breadcrumbs = (page: Pick<Page, 'path' | 'title'>) => (
  <nav aria-label="Caminho" className={styles.breadcrumbs}>
    <ol role="list" className={styles.list}>
      {crumbsOf(page).map(({ path, label }, index, crumbs) => (
        <li key={path} className={styles.crumb}>
          {index < crumbs.length - 1 ? <a href={path}>{label}</a> : <span aria-current="page">{label}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
