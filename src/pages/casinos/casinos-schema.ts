import { z } from 'zod';
import { casinoSchema } from '../../components/casino-schema';
import { pageFields, part, prose } from '../../content/fields';

/** content/casinos.yaml: the partner casinos and their page. */
export const casinosSchema = z
  .strictObject({
    ...pageFields,
    lead: prose('O parágrafo de abertura.'),
    casinos: z.array(casinoSchema).min(1).max(6).meta({ description: 'Os casinos, pela ordem em que aparecem.' }),
    licenceCheck: part.meta({ description: 'A confirmação da licença, por baixo dos cartões.' }),
  })
  .meta({ description: 'Os casinos parceiros, e a sua página.' });
