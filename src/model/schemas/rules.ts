import { z } from 'zod';
import { line, rich, slug } from './fields';
import { inShort, opening, sectionSchema } from './sections';
import { sourcesSchema } from './sources';

const folded = {
  inShort,
  drawState: z.literal(true).optional().meta({ description: 'Se o texto começa por dizer em que ponto está o sorteio.' }),
};

/** content/rules.yaml: the promotion's rules and the frequent questions. */
export const rulesSchema = z.strictObject({
  ...opening,
  calendarTitle: line('O título do calendário das datas.', 70),
  sectionsTitle: line('O título da lista de regras.', 70),
  sections: z.array(sectionSchema.extend(folded)).length(5),
  faqTitle: line('O título das perguntas frequentes.', 70),
  faq: z
    .array(
      z.strictObject({
        id: slug('O nome da pergunta no endereço, depois do #.'),
        question: line('A pergunta.', 120),
        answer: rich('A resposta.', { tables: true }),
        ...folded,
      }),
    )
    .min(3)
    .max(12),
  sources: sourcesSchema,
});
