import { z } from 'zod';
import { line, pageFields, pagePath, part, prose } from '../../content/fields';

/** content/about.yaml: about the project. */
export const aboutSchema = z
  .strictObject({
    ...pageFields,
    lead: prose('O parágrafo de abertura.'),
    mission: part.meta({ description: 'A missão.' }),
    offers: z
      .strictObject({
        title: line('O título da lista.', 60),
        items: z
          .array(z.strictObject({ to: pagePath('O endereço da página.'), label: line('O que é.', 60), about: line('Uma frase.', 140) }))
          .length(5)
          .meta({ description: 'Os pontos da lista.' }),
      })
      .meta({ description: 'O que o site oferece.' }),
    transparency: part.meta({ description: 'A transparência.' }),
    contact: part.meta({ description: 'O contacto.' }),
    buttonLabel: line('O texto do botão que leva aos casinos.', 40),
  })
  .meta({ description: 'A página sobre o projeto.' });
