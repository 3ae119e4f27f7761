/** Every address of the site. Other files name them from here. */
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

/** `808 24 24 24` → `tel:808242424` */
export const telephoneLink = (number: string) => `tel:${number.replaceAll(' ', '')}`;

/** The home page of a general search engine: where *Sair* leads. */
export const searchEngine = 'https://www.google.com/';
