import { articleListPath } from '../../routes';
import styles from './Pagination.module.css';

/** To the neighbouring pages of a long list. */
export function Pagination({ page, pages }: { page: number; pages: number }) {
  return (
    <nav aria-label="Páginas da lista" className={`row ${styles.pagination}`}>
      {page > 1 && (
        <a rel="prev" href={articleListPath(page - 1)}>
          Artigos mais recentes
        </a>
      )}
      <span>
        Página {page} de {pages}
      </span>
      {page < pages && (
        <a rel="next" href={articleListPath(page + 1)}>
          Artigos mais antigos
        </a>
      )}
    </nav>
  );
}
