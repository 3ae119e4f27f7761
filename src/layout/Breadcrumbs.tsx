import styles from './Breadcrumbs.module.css';
import type { Crumb } from './page';

/** Above the page: Início > Artigos > this page. The last crumb is where the reader is, and no link. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Caminho" className={styles.breadcrumbs}>
      <ol role="list" className={styles.list}>
        {crumbs.map(({ path, label }, index) => (
          <li key={path} className={styles.crumb}>
            {index < crumbs.length - 1 ? <a href={path}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
