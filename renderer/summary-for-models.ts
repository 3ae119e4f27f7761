import type { Page } from '../src/layout/page.ts';
import type { Content } from '../src/model/load-content.ts';
import { standIns } from '../src/model/marks.ts';
import { articlePath, routes } from '../src/routes.ts';

/** Older articles are in the sitemap: a summary with thousands of lines is none. */
const articlesNamed = 50;

/** What the site is and where things stand, for language models that read before they answer (llmstxt.org). */
export function summaryForModels(content: Content, pages: Pick<Page, 'path' | 'title' | 'description'>[]): string {
  const { site, facts, notices } = content;
  const base = site.address.value;
  const entry = (path: string, title: string, words: string) => `- [${title}](${base}${path}): ${words}`;
  const addresses = new Set<string | undefined>(Object.values(routes));
  const helpFirst = pages.toSorted((a, b) => Number(b.path === routes.responsibleGambling) - Number(a.path === routes.responsibleGambling));
  const named = helpFirst.filter(({ path }) => addresses.has(path));
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
    ...named.map(({ path = '', title, description }) => entry(path, title, description)),
    '',
    '## Artigos',
    '',
    ...content.articles.slice(0, articlesNamed).map(({ slug, title, excerpt }) => entry(articlePath(slug), title, excerpt)),
    '',
  ].join('\n');
}
