/** Every address of the site. No other file of code spells one out. */
export const routes = {
  home: '/',
  casinos: '/cassinos-online',
  rules: '/regras',
  privacy: '/politica-privacidade',
  cookies: '/politica-cookies',
  terms: '/termos-uso',
  responsibleGambling: '/jogo-responsavel',
  articles: '/artigos',
  about: '/sobre-o-projeto',
  rights: '/direitos',
} as const;

export type Route = keyof typeof routes;

export const articlePath = (slug: string) => `${routes.articles}/${slug}`;

/** The home page of a general search engine: where *Sair* leads. */
export const searchEngine = 'https://www.google.com/';
