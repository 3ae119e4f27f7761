import { z } from 'zod';
import { casinoSchema } from '../../components/casino-schema';
import { pageFields, part, prose } from '../../content/fields';

/** content/casinos.yaml: the partner casinos and their page. */
export const casinosSchema = z
  .strictObject({
    ...pageFields,
    lead: prose('O parágrafo de abertura.'),
    casinos: z
      .array(casinoSchema)
      .min(1)
      .max(6)
      .superRefine((casinos, context) => {
        for (const [index, { title }] of casinos.entries())
          if (casinos.findIndex((other) => other.title === title) < index)
            context.addIssue({ code: 'custom', path: [index, 'title'], message: 'há dois casinos com este nome: apague um, ou mude-lhe o nome' });
      })
      .meta({ description: 'Os casinos, pela ordem em que aparecem.' }),
    licenceCheck: part.meta({ description: 'A confirmação da licença, por baixo dos cartões.' }),
  })
  .meta({ description: 'Os casinos parceiros, e a sua página.' });
