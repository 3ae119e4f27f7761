import type { Content } from '../../model/load-content';
import { sectionIds } from '../../model/section-ids';
import { routes } from '../../routes';

/** Who answers for the text, and where to find out more. */
export function ResponsibleEditor({ site, about: { identity } }: Pick<Content, 'site' | 'about'>) {
  return (
    <p>
      Editor responsável: {site.editor.value}. <a href={`${routes.about}#${sectionIds.about.identity}`}>{identity.title}</a>
    </p>
  );
}
