import { fileOf, type Page } from '../../layout/page';
import type { Content } from '../../model/load-content';
import { routes } from '../../routes';
import { TermsPage } from './TermsPage';

export const pagesOf = (content: Content): Page[] => [
  {
    path: routes.terms,
    file: fileOf(routes.terms),
    title: content.terms.title,
    description: content.terms.description,
    tone: 'calm',
    tile: 'roseta',
    body: () => <TermsPage terms={content.terms} />,
  },
];
