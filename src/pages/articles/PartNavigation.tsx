import { articleListPath } from '../../routes';
import styles from './PartNavigation.module.css';

/** To the neighbouring parts of a long list. */
export function PartNavigation({ part, parts }: { part: number; parts: number }) {
  return (
    <nav aria-label="Páginas da lista" className={styles.parts}>
      {part > 1 && (
        <a rel="prev" href={articleListPath(part - 1)}>
          Artigos mais recentes
        </a>
      )}
      <span>
        Página {part} de {parts}
      </span>
      {part < parts && (
        <a rel="next" href={articleListPath(part + 1)}>
          Artigos mais antigos
        </a>
      )}
    </nav>
  );
}
