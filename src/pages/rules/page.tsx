import type { Content } from '../../content/load-content';
import { fileOf, type Page } from '../../layout/page';
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
