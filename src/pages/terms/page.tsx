import type { Content } from '../../content/load-content';
import { fileOf, type Page } from '../../layout/page';
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
