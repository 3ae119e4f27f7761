import { fileOf, type Page } from '../../layout/page';
import type { Content } from '../../model/load-content';
import { routes } from '../../routes';
import { RulesPage } from './RulesPage';

export const pagesOf = (content: Content): Page[] => [
  {
    path: routes.rules,
    file: fileOf(routes.rules),
    title: content.rules.title,
    description: content.rules.description,
    tone: 'festive',
    tile: 'estrela',
    body: () => <RulesPage {...content} />,
  },
];
