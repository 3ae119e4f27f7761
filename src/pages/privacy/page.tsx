import { fileOf, type Page } from '../../layout/page';
import type { Content } from '../../model/load-content';
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
