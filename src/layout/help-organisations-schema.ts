import { z } from 'zod';
import { externalLink, line, prose } from '../content/fields';

/** The logos that exist, in src/art/logos/, and their order in the footer (specification §2). */
export const logos = ['gambling-therapy', 'srij', 'icad', 'gamcare'] as const;

/** content/help-organisations.yaml: the four organisations, on the help page and in the footer. */
export const helpOrganisationsSchema = z
  .strictObject({
    organisations: z
      .array(
        z.strictObject({
          name: line('O nome da organização.', 80),
          logo: z.enum(logos).meta({ description: 'O logótipo no rodapé.' }),
          description: prose('O que faz e por quem.'),
          website: externalLink('O endereço do site.'),
        }),
      )
      .length(4)
      .meta({ description: 'As quatro organizações.' }),
  })
  .meta({ description: 'As organizações de ajuda, na página e no rodapé.' });

export type HelpOrganisations = z.infer<typeof helpOrganisationsSchema>;
