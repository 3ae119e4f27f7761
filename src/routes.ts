/** Every address of the site. No other file spells one out, except the texts in content/. */
export const routes = {
  home: '/',
  casinos: '/cassinos-online',
  rights: '/direitos',
  rules: '/regras',
  privacy: '/politica-privacidade',
  cookies: '/politica-cookies',
  terms: '/termos-uso',
  responsibleGambling: '/jogo-responsavel',
  articles: '/artigos',
  about: '/sobre-o-projeto',
} as const;

export type RouteKey = keyof typeof routes;
export type RoutePath = (typeof routes)[RouteKey];

export const articlePath = (slug: string) => `${routes.articles}/${slug}`;

/** The list of articles in pages: the first is the list's own address. */
export const articleListPath = (page: number) => (page === 1 ? routes.articles : `${routes.articles}/pagina/${page}`);

/** The home page of a general search engine: where *Sair* leads. */
export const searchEngine = 'https://www.google.com/';

/** The file that a host serves, with status 404, for every other address. */
export const notFoundFile = '404.html';
