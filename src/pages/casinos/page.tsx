import { fileOf, type Page } from '../../layout/page';
import type { Content } from '../../model/load-content';
import { routes } from '../../routes';
import { CasinosPage } from './CasinosPage';

export const pagesOf = (content: Content): Page[] => [
  {
    path: routes.casinos,
    file: fileOf(routes.casinos),
    title: content.casinos.title,
    description: content.casinos.description,
    tone: 'festive',
    tile: 'roseta',
    body: () => <CasinosPage {...content} />,
  },
];
