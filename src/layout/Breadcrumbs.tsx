import { routes } from '../routes';
import styles from './Breadcrumbs.module.css';
import type { Page } from './page';

/** The way to an article from the home page. */
export const crumbsOf = ({ path = '', title }: Pick<Page, 'path' | 'title'>) => [
  { path: routes.home, label: 'Início' },
  { path: routes.articles, label: 'Artigos' },
  { path, label: title },
];

/** Above the article. The last crumb is where the reader is, and no link. */
export function Breadcrumbs({ page }: { page: Page }) {
  return (
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
}
