import { routes } from '../routes';
import type { Page } from './page';

/** The way to an article from the home page. */
export const crumbsOf = ({ path = '', title }: Pick<Page, 'path' | 'title'>) => [
  { path: routes.home, label: 'Início' },
  { path: routes.articles, label: 'Artigos' },
  { path, label: title },
];
