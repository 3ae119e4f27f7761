import { z } from 'zod';
import { articleSlug, count, day, inOrder, line, outgoingLink, rich, slug } from './fields';

export const tiles = ['estrela', 'laco', 'coracao', 'roleta', 'roseta'] as const;

/** So many articles stand on one page of the list. Those of the first page are news; what comes after them is the archive. */
export const articlesPerPart = 12;

export const sourceSchema = z.strictObject({
  title: line('O título da página consultada e quem a publica.', 200),
  address: outgoingLink('O endereço da página consultada.'),
  consultedOn: day('O dia em que a página foi consultada. Guarde uma cópia: é ela que o artigo diz ter consultado.'),
});

/** The front matter of content/articles/*.md; the article's text follows it in Markdown. */
export const articleSchema = z
  .strictObject({
    title: line('O título do artigo.', 90),
    slug: articleSlug('O fim do endereço, depois de /artigos/. Só minúsculas sem acentos, algarismos e hífenes.'),
    excerpt: line('O resumo, na lista de artigos.', 220),
    description: line('Uma frase para motores de busca.', 160),
    topic: line('O tema, na lista de artigos.', 40),
    tile: z.enum(tiles).meta({ description: 'O azulejo que ilustra o artigo.' }),
    draft: z.boolean().optional().meta({ description: 'É um rascunho. Não é publicado, e pode ficar incompleto.' }),
    publishedOn: day('A data de publicação. Se for futura, o artigo aparece quando o site for feito de novo nesse dia ou depois.'),
    order: count('O lugar na lista entre os artigos publicados no mesmo dia.').optional(),
    reviewedOn: day('A data da última revisão.'),
    lead: rich('O parágrafo de abertura.'),
    essentials: z.array(line('Uma ideia de «O essencial».', 240)).min(3).max(6),
    calculator: z.literal('rollover').optional().meta({ description: '«rollover» põe a calculadora no fim da secção de contas.' }),
    related: z.array(slug('O slug de um artigo relacionado.')).max(3),
    sources: z.array(sourceSchema).min(1),
  })
  .refine(
    (article) => article.publishedOn <= article.reviewedOn,
    inOrder('reviewedOn', 'a revisão é anterior à publicação.', 'ponha uma data de revisão igual ou posterior à de «publishedOn».'),
  );

/** content/article-list.yaml: the page that lists the articles. */
export const articleListSchema = z.strictObject({
  title: line('O título da página.', 70),
  description: line('Uma frase para motores de busca.', 160),
  lead: rich('O parágrafo de abertura.'),
});

export type ArticleFrontMatter = z.infer<typeof articleSchema>;
export type ArticleListPage = z.infer<typeof articleListSchema>;
