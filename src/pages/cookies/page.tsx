import { fileOf, type Page } from '../../layout/page';
import type { Content } from '../../model/load-content';
import { routes } from '../../routes';
import { CookiesPage } from './CookiesPage';

export const pagesOf = (content: Content): Page[] => [
  {
    path: routes.cookies,
    file: fileOf(routes.cookies),
    title: content.cookies.title,
    description: content.cookies.description,
    tone: 'calm',
    tile: 'roseta',
    body: () => <CookiesPage cookies={content.cookies} />,
  },
];
