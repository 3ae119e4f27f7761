import { z } from 'zod';
import { articleSlug, count, day, inOrder, line, rich, slug } from './fields';
import { opening } from './sections';
import { sourcesSchema } from './sources';

export const tiles = ['estrela', 'laco', 'coracao', 'roleta', 'roseta', 'relogio'] as const;

/** So many articles stand on one page of the list. Those of the first page are news; what comes after them is the archive. */
export const articlesPerPage = 12;

/** How many pages the list has. */
export const listPages = (articles: number): number => Math.max(1, Math.ceil(articles / articlesPerPage));

/** The front matter of content/articles/*.md; the article's text follows it in Markdown. */
export const articleSchema = z
  .strictObject({
    title: line('O título do artigo.', 90),
    slug: articleSlug('O fim do endereço, depois de /artigos/. Só minúsculas sem acentos, algarismos e hífenes.'),
    excerpt: line('O resumo, na lista de artigos.', 220),
    description: line('Uma frase para motores de busca.', 160),
    topic: line('O tema, na lista de artigos. Se for o título da página de ajuda, o artigo perde o dourado do Natal, como ela.', 40),
    tile: z.enum(tiles).meta({ description: 'O azulejo que ilustra o artigo.' }),
    draft: z.boolean().optional().meta({ description: 'É um rascunho. Enquanto o for, não é publicado e pode ficar incompleto.' }),
    publishedOn: day('A data de publicação. Se for futura, o artigo aparece quando o site for feito de novo nesse dia ou depois.'),
    order: count('O lugar na lista entre os artigos publicados no mesmo dia.').optional(),
    reviewedOn: day('A data da última revisão.'),
    lead: rich('O parágrafo de abertura.'),
    related: z.array(slug('Um artigo relacionado.').meta({ article: true })).max(3),
    sources: sourcesSchema,
  })
  .refine(
    (article) => article.publishedOn <= article.reviewedOn,
    inOrder('reviewedOn', 'a revisão é anterior à publicação.', 'ponha uma data de revisão igual ou posterior à da publicação.'),
  );

/** content/article-list.yaml: the page that lists the articles. */
export const articleListSchema = z.strictObject(opening);

export type ArticleFrontMatter = z.infer<typeof articleSchema>;
export type ArticleListPage = z.infer<typeof articleListSchema>;

/** Whether a site built on the day `today` has the article: no draft, and not meant for a later day. */
export const isOut = ({ draft, publishedOn }: Pick<ArticleFrontMatter, 'draft' | 'publishedOn'>, today: string): boolean => !draft && publishedOn <= today;
