import { z } from 'zod';
import { type PosterName, posters } from '../../components/posters';
import { day, line, pageFields, sources } from '../../content/fields';

/** The head of a file of content/articles/. */
export const articleSchema = z
  .strictObject({
    ...pageFields,
    excerpt: line('Uma ou duas frases para a lista de artigos.', 170),
    lead: line('A abertura, por baixo do título: duas linhas no telemóvel.', 140),
    order: z.int().min(1).max(99).meta({ description: 'O lugar na lista de artigos: um número que nenhum outro tenha.' }),
    poster: z
      .enum(Object.keys(posters) as PosterName[])
      .meta({ description: 'O desenho grande do artigo. «noite-de-natal» serve a qualquer um; os outros mostram as contas de um artigo.' }),
    publishedOn: day('O dia em que foi publicado.'),
    reviewedOn: day('O dia em que foi revisto.'),
    sources,
  })
  .meta({ description: 'O cabeçalho de um artigo.' });

export type ArticleHead = z.infer<typeof articleSchema>;
