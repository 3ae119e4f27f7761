import { sectionIds } from '../../model/derived/section-ids';
import type { Content } from '../../model/reading/load-content';
import { routes } from '../../routes';
import styles from './ArticlePage.module.css';

/** Who answers for the text, and where to find out more. */
export function ResponsibleEditor({ site, about: { identity } }: Pick<Content, 'site' | 'about'>) {
  return (
    <p className={styles.editor}>
      {site.editor.placeholder === undefined && `Editor responsável: ${site.editor.value}. `}
      <a href={`${routes.about}#${sectionIds.about.identity}`}>{identity.title}</a>
    </p>
  );
}
