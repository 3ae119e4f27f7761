import { z } from 'zod';
import { externalLink, line, prose } from '../../content/fields';

/** The small drawings that a tile may open onto: src/features/advent-calendar/drawings/. */
// biome-ignore format: a line for each name says no more.
export const calendarDrawings = [
  'estrela', 'arvore', 'bolo-rei', 'rabanadas', 'presepio', 'sino', 'gato', 'eletrico', 'azulejo', 'barco', 'bacalhau', 'lareira',
  'castanhas', 'candeeiro', 'guarda-chuva', 'neve', 'carta', 'relogio', 'filhos', 'vela', 'ponte', 'galo', 'azevinho', 'bilhete', 'mesa',
] as const;

/** content/calendar.yaml: the Advent calendar. */
export const calendarSchema = z
  .strictObject({
    title: line('O título do calendário.', 60),
    intro: prose('A frase por baixo do título.'),
    days: z
      .array(
        z.strictObject({
          title: line('O título da surpresa.', 40),
          text: line('Uma ou duas frases.', 200),
          drawing: z.enum(calendarDrawings).meta({ description: 'O desenho por trás do azulejo.' }),
          source: externalLink('De onde vem o facto, se houver um. Não aparece no site.').optional(),
        }),
      )
      .length(25)
      .meta({ description: 'Os 25 dias, por ordem: o primeiro é o de 1 de dezembro.' }),
  })
  .meta({ description: 'O calendário do Advento.' });

export type Calendar = z.infer<typeof calendarSchema>;
