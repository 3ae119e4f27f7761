import type { Content } from '../../content/load-content';
import { fileOf, type Page } from '../../layout/page';
import { routes } from '../../routes';
import { PrivacyPage } from './PrivacyPage';

export const pagesOf = (content: Content): Page[] => [
  {
    path: routes.privacy,
    file: fileOf(routes.privacy),
    title: content.privacy.title,
    description: content.privacy.description,
    tone: 'calm',
    tile: 'coracao',
    body: () => <PrivacyPage privacy={content.privacy} site={content.site} />,
  },
];
