import { articlePath } from '../routes';
import type { ArticleFrontMatter } from './articles';
import type { FoundLink } from './check-links';
import type { Problem } from './problem';
import { dayInWords } from './words';

type Dated = Pick<ArticleFrontMatter, 'slug' | 'publishedOn' | 'draft'>;

/** Whether a site built on the day `today` has the article: no draft, and not meant for a later day. */
export const isOut = ({ draft, publishedOn }: Dated, today: string): boolean => !draft && publishedOn <= today;

/** Links to articles that readers cannot see yet, from pages that they can. */
export function earlyLinks(links: FoundLink[], articles: Dated[], today: string): Problem[] {
  const waiting = new Map(articles.filter((article) => !isOut(article, today)).map((article) => [articlePath(article.slug), article]));
  return links.flatMap(({ file, field, href }) => {
    const article = waiting.get(href.split('#')[0] ?? '');
    if (!article) return [];
    return [
      {
        file,
        field,
        what: `a ligação «${href}» leva a um artigo que ${article.draft ? 'ainda é um rascunho' : `só sai em ${dayInWords(article.publishedOn)}`}.`,
        why: 'até lá o leitor cairia numa página de erro.',
        mend: 'publique primeiro esse artigo, ou junte a ligação depois.',
      },
    ];
  });
}
