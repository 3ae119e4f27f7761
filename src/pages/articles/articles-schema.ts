import { z } from 'zod';
import { pageFields, prose } from '../../content/fields';

/** content/articles.yaml: the list of articles. */
export const articleListSchema = z
  .strictObject({ ...pageFields, lead: prose('O parágrafo de abertura.') })
  .meta({ description: 'A página dos artigos: o que está por cima da lista.' });
