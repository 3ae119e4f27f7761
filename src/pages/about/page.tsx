import { fileOf, type Page } from '../../layout/page';
import type { Content } from '../../model/load-content';
import { routes } from '../../routes';
import { AboutPage } from './AboutPage';

export const pagesOf = (content: Content): Page[] => [
  {
    path: routes.about,
    file: fileOf(routes.about),
    title: content.about.title,
    description: content.about.description,
    tone: 'calm',
    tile: 'estrela',
    body: () => <AboutPage about={content.about} />,
  },
];
