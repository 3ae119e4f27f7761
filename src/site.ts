import type { Page } from './layout/page';
import type { Content } from './model/load-content';

type PageModule = { pagesOf: (content: Content) => Page[] | Promise<Page[]> };

/**
 * The pages, each with the module that draws it. Loaded one by one so that a page is built with the CSS
 * of its own module and no other's.
 */
export const pageModules = {
  home: () => import('./pages/home/page'),
  casinos: () => import('./pages/casinos/page'),
  rules: () => import('./pages/rules/page'),
  articles: () => import('./pages/articles/page'),
  article: () => import('./pages/article/page'),
  responsibleGambling: () => import('./pages/responsible-gambling/page'),
  about: () => import('./pages/about/page'),
  privacy: () => import('./pages/privacy/page'),
  cookies: () => import('./pages/cookies/page'),
  terms: () => import('./pages/terms/page'),
  notFound: () => import('./pages/not-found/page'),
} satisfies Record<string, () => Promise<PageModule>>;

export type PageModuleKey = keyof typeof pageModules;

/** The file that each key loads, as the bundler names it. */
export const pageModuleFile = (key: PageModuleKey) => `src/pages/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/page.tsx`;
