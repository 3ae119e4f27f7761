import type { Content } from '../content/content';
import type { Page } from '../layout/page';
import { articlePath, type Route, routes } from '../routes';

/** The pages of the site, one row each: its address, where its title comes from, and its component. */
export const pagesOf = (content: Content): Page[] => [
  row('home', 'home/HomePage', content.home),
  row('casinos', 'casinos/CasinosPage', content.casinos),
  row('rules', 'rules/RulesPage', content.rules),
  row('privacy', 'legal/PrivacyPage', content.privacy),
  row('cookies', 'legal/CookiesPage', content.cookies),
  row('terms', 'legal/TermsPage', content.terms),
  row('responsibleGambling', 'responsible-gambling/ResponsibleGamblingPage', content.responsibleGambling),
  row('articles', 'articles/ArticlesPage', content.articleList),
  row('about', 'about/AboutPage', content.about),
  row('rights', 'rights/RightsPage', content.rights),
  ...content.articles.map((article) => ({
    path: articlePath(article.slug),
    view: 'article/ArticlePage',
    title: article.title,
    description: article.description,
    article,
  })),
  { view: 'not-found/NotFoundPage', title: 'Página não encontrada', description: 'Esta página não existe ou mudou de endereço.' },
];

const row = (route: Route, view: string, { title, description }: Pick<Page, 'title' | 'description'>): Page => ({
  path: routes[route],
  view,
  title,
  description,
});
