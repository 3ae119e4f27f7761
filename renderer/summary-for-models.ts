import type { Page } from '../src/layout/page.ts';
import { type Content, marksIn } from '../src/model/content.ts';
import { supportLine } from '../src/model/derived/support-line.ts';
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
  return [
    `# ${site.name}`,
    '',
    `> ${site.description}`,
    '',
    `Site de informação e de publicidade identificada, em português de Portugal, para quem tem ${facts.minimumAge} anos ou mais. Para ajuda com o jogo em Portugal: Linha Vida ${facts.helpLine}, gratuita, em dias úteis; a qualquer hora, SNS 24, ${supportLine.label}; em perigo imediato, 112; prevenção do suicídio, 1411.`,
    '',
    ...(marksIn(content).length > 0 ? [notices.examples, ''] : []),
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
