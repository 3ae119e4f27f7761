import { z } from 'zod';
import { line, rich, slug } from './fields';
import { heading, opening, sectionSchema } from './sections';

const drawState = {
  drawState: z.literal(true).optional().meta({ description: 'Se o texto começa por dizer em que ponto está o sorteio.' }),
};

/** content/rules.yaml: the promotion's rules and the frequent questions. */
export const rulesSchema = z.strictObject({
  ...opening,
  calendar: z.strictObject(heading).meta({ description: 'O calendário das datas.' }),
  sectionsHeading: z.strictObject(heading).meta({ description: 'O título da lista de regras.' }),
  sections: z.array(sectionSchema.extend(drawState)).length(5),
  faqHeading: z.strictObject(heading).meta({ description: 'O título das perguntas frequentes.' }),
  faq: z
    .array(
      z.strictObject({
        id: slug('O nome da pergunta no endereço, depois do #.'),
        question: line('A pergunta.', 120),
        answer: rich('A resposta.', { tables: true }),
        ...drawState,
      }),
    )
    .length(3),
});
