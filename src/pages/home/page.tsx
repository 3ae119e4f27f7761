import type { Content } from '../../content/load-content';
import type { Page } from '../../layout/page';
import { fileOf } from '../../layout/page';
import { routes } from '../../routes';
import { HomePage } from './HomePage';

export const pagesOf = (content: Content): Page[] => [
  {
    path: routes.home,
    file: fileOf(routes.home),
    title: content.home.documentTitle,
    description: content.home.description,
    tone: 'festive',
    tile: 'estrela',
    body: () => <HomePage {...content} />,
  },
];
