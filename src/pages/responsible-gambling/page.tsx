import { fileOf, type Page } from '../../layout/page';
import type { Content } from '../../model/load-content';
import { routes } from '../../routes';
import { ResponsibleGamblingPage } from './ResponsibleGamblingPage';

export const pagesOf = (content: Content): Page[] => [
  {
    path: routes.responsibleGambling,
    file: fileOf(routes.responsibleGambling),
    title: content.responsibleGambling.title,
    description: content.responsibleGambling.description,
    tone: 'calm',
    tile: 'coracao',
    body: () => <ResponsibleGamblingPage page={content.responsibleGambling} facts={content.facts} organisations={content.help.organisations} />,
  },
];
