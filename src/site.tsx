import type { Page } from './layout/page';
import { type Content, contentFiles } from './model/content';
import { articlesPerPage, listPages } from './model/schemas/articles';
import { drawBlocks, drawPassages, drawPictures, openingOf } from './pages/article/blocks';
import { articleListPath, articlePath, type RouteKey, routes } from './routes';
import { pageTile } from './sections/page-tiles';

/**
 * The pages of the site, one row each: address, texts, look, and the component that draws it. A component is loaded when
 * its page is drawn; what is loaded brings its CSS to that page and to no other.
 */
export function pagesOf(content: Content): Page[] {
  /** A page whose address, texts and file share a name. */
  const row = (name: RouteKey & keyof typeof contentFiles, tone: Page['tone'], body: Page['body']): Page => {
    const { title, description } = content[name];
    return { path: routes[name], title, description, source: contentFiles[name].file, tone, tile: pageTile(routes[name]), body };
  };
  return [
    {
      ...row('home', 'festive', async (load) => {
        const { HomePage } = await load(import('./pages/home/HomePage'));
        const { Star, Snow } = content.site.theme === 'natal' ? await load(import('./pages/home/Snow')) : { Star: () => null, Snow: () => null };
        return <HomePage {...content} star={<Star />} snow={<Snow />} />;
      }),
      largest: ['lisbon-narrow', 'lisbon-wide'],
    },
    row('casinos', 'festive', (load) => load(import('./pages/casinos/CasinosPage')).then(({ CasinosPage }) => <CasinosPage {...content} />)),
    row('rights', 'calm', (load) => load(import('./pages/rights/RightsPage')).then(({ RightsPage }) => <RightsPage {...content} />)),
    {
      ...row('rules', 'festive', (load) => load(import('./pages/rules/RulesPage')).then(({ RulesPage }) => <RulesPage {...content} />)),
      drawing: 'lisbon-panel',
      largest: ['lisbon-panel'],
    },
    ...listOfArticles(content),
    ...articlePages(content),
    row('responsibleGambling', 'calm', async (load) => {
      const { ResponsibleGamblingPage } = await load(import('./pages/responsible-gambling/ResponsibleGamblingPage'));
      return <ResponsibleGamblingPage page={content.responsibleGambling} facts={content.facts} organisations={content.help.organisations} />;
    }),
    row('about', 'calm', (load) => load(import('./pages/about/AboutPage')).then(({ AboutPage }) => <AboutPage content={content} />)),
    row('privacy', 'calm', (load) => load(import('./pages/privacy/PrivacyPage')).then(({ PrivacyPage }) => <PrivacyPage {...content} />)),
    row('cookies', 'calm', (load) => load(import('./pages/cookies/CookiesPage')).then(({ CookiesPage }) => <CookiesPage {...content} />)),
    row('terms', 'calm', (load) => load(import('./pages/terms/TermsPage')).then(({ TermsPage }) => <TermsPage {...content} />)),
    {
      title: 'Página não encontrada',
      description: `Esta página não existe, ou mudou de endereço, no site ${content.site.name}.`,
      tone: 'calm',
      tile: 'roseta',
      largest: ['lost-tram'],
      body: (load) => load(import('./pages/not-found/NotFoundPage')).then(({ NotFoundPage }) => <NotFoundPage />),
    },
  ];
}

function listOfArticles({ articleList, articles }: Content): Page[] {
  const pages = listPages(articles.length);
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1;
    return {
      path: articleListPath(page),
      title: page === 1 ? articleList.title : `${articleList.title}, página ${page}`,
      description: articleList.description,
      source: contentFiles.articleList.file,
      tone: 'festive',
      archived: page > 1,
      tile: pageTile(routes.articles),
      body: async (load) => {
        const { ArticleListPage } = await load(import('./pages/articles/ArticleListPage'));
        return <ArticleListPage list={articleList} articles={articles.slice(index * articlesPerPage, page * articlesPerPage)} page={page} pages={pages} />;
      },
    };
  });
}

/** One on the topic of the help page is as calm as that. */
function articlePages(content: Content): Page[] {
  const bySlug = new Map(content.articles.map((article) => [article.slug, article]));
  return content.articles.map((article, index) => {
    const { title, description, topic, tile, publishedOn, reviewedOn } = article;
    return {
      path: articlePath(article.slug),
      title,
      description,
      source: article.file,
      tone: topic === content.responsibleGambling.title ? 'calm' : 'festive',
      archived: index >= articlesPerPage,
      tile,
      panel: openingOf(article),
      article: { publishedOn, reviewedOn },
      body: async (load, panels) => {
        const { ArticlePage } = await load(import('./pages/article/ArticlePage'));
        const related = article.related.flatMap((slug) => bySlug.get(slug) ?? []);
        const blocks = await drawBlocks(article, load, content, panels);
        const pictures = await drawPictures(article, load, content);
        const passages = await drawPassages(article, load);
        const opens = openingOf(article) !== undefined;
        return <ArticlePage {...content} article={article} related={related} blocks={blocks} pictures={pictures} passages={passages} opens={opens} />;
      },
    };
  });
}
