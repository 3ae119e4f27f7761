import { z } from 'zod';
import { day, line, pageFields, part, prose, section } from '../../content/fields';

const legalFields = {
  ...pageFields,
  updatedOn: day('O dia da última atualização.'),
  lead: prose('O parágrafo de abertura.'),
};

/** content/legal/privacy.yaml. */
export const privacySchema = z
  .strictObject({
    ...legalFields,
    sections: z.array(section).length(4).meta({ description: 'As quatro partes.' }),
    rights: z
      .strictObject({
        title: line('O título da lista de direitos.', 80),
        intro: prose('O texto antes da lista.'),
        items: z
          .array(z.strictObject({ name: line('O nome do direito.', 60), text: line('Em que consiste.', 220) }))
          .min(1)
          .meta({ description: 'Os direitos.' }),
        outro: prose('Como se exercem.'),
      })
      .meta({ description: 'A lista de direitos.' }),
    contact: part.meta({ description: 'O contacto: o nome, o e-mail e a morada vêm de site.yaml.' }),
  })
  .meta({ description: 'A política de privacidade.' });

/** content/legal/cookies.yaml. */
export const cookiesSchema = z
  .strictObject({
    ...legalFields,
    typesTitle: line('O título dos tipos de cookies.', 80),
    types: z
      .array(
        z.strictObject({
          title: line('O nome do tipo.', 40),
          description: prose('Para que serve.'),
          examples: z.array(prose('Um exemplo.')).min(1).meta({ description: 'Os exemplos.' }),
          required: z.boolean().meta({ description: 'Obrigatório: o site não funciona sem eles.' }),
        }),
      )
      .length(3)
      .meta({ description: 'Os três tipos de cookies.' }),
    sections: z.array(section).length(2).meta({ description: 'As duas partes seguintes.' }),
  })
  .meta({ description: 'A política de cookies.' });

/** content/legal/terms.yaml. */
export const termsSchema = z
  .strictObject({
    ...legalFields,
    sections: z.array(section).length(4).meta({ description: 'As quatro partes.' }),
    furtherSections: z.array(section).length(3).meta({ description: 'As três partes finais.' }),
  })
  .meta({ description: 'Os termos de uso.' });
