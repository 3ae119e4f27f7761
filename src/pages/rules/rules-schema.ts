import { z } from 'zod';
import { line, pageFields, prose, section, sources } from '../../content/fields';

/** content/rules.yaml: the rules of the promotion. */
export const rulesSchema = z
  .strictObject({
    ...pageFields,
    lead: prose('O parágrafo de abertura.'),
    sectionsTitle: line('O título das regras.', 60),
    sections: z.array(section).length(5).meta({ description: 'As regras, uma por dobra.' }),
    faq: z
      .strictObject({
        title: line('O título das perguntas.', 60),
        items: z
          .array(z.strictObject({ question: line('A pergunta.', 90), answer: prose('A resposta.') }))
          .length(3)
          .meta({ description: 'As três perguntas.' }),
      })
      .meta({ description: 'As perguntas frequentes.' }),
    sources,
  })
  .meta({ description: 'As regras da promoção.' });
