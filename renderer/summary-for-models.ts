import type { Content } from '../src/model/load-content.ts';
import { standIns } from '../src/model/marks.ts';
import { articlePath, routes } from '../src/routes.ts';

/** Older articles are in the sitemap: a summary with thousands of lines is none. */
const articlesNamed = 50;

/** What the site is and where things stand, for language models that read before they answer (llmstxt.org). */
export function summaryForModels(content: Content): string {
  const { site, facts, notices, home, casinos, rules, articleList, responsibleGambling, about, privacy, cookies, terms } = content;
  const base = site.address.value;
  const entry = (path: string, title: string, words: string) => `- [${title}](${base}${path}): ${words}`;
  const standing = standIns(content).map((notice) => `- ${notices[notice].account}`);
  const examples = standing.length > 0 ? [`## ${notices.list.title}`, '', ...standing, ''] : [];
  return [
    `# ${site.name}`,
    '',
    `> ${site.description}`,
    '',
    `Site de informação e de publicidade identificada, em português de Portugal, para quem tem ${facts.minimumAge} anos ou mais. Para ajuda com o jogo em Portugal: Linha Vida ${facts.helpLine}, gratuita, em dias úteis; em perigo imediato, 112; prevenção do suicídio, 1411.`,
    '',
    ...examples,
    '## Páginas',
    '',
    entry(routes.responsibleGambling, responsibleGambling.title, responsibleGambling.description),
    entry(routes.home, home.documentTitle, home.description),
    entry(routes.casinos, casinos.title, casinos.description),
    entry(routes.rules, rules.title, rules.description),
    entry(routes.articles, articleList.title, articleList.description),
    entry(routes.about, about.title, about.description),
    entry(routes.privacy, privacy.title, privacy.description),
    entry(routes.cookies, cookies.title, cookies.description),
    entry(routes.terms, terms.title, terms.description),
    '',
    '## Artigos',
    '',
    ...content.articles.slice(0, articlesNamed).map(({ slug, title, excerpt }) => entry(articlePath(slug), title, excerpt)),
    '',
  ].join('\n');
}
