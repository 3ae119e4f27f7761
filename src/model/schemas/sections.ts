import { z } from 'zod';
import { line, rich, slug } from './fields';

/** A titled part of a page that a #fragment can address. */
export const sectionSchema = z.strictObject({
  id: slug('O nome da secção no endereço, depois do #. Mudá-lo quebra as ligações já partilhadas.'),
  title: line('O título da secção.', 90),
  content: rich('O texto da secção.', { tables: true }),
});

/** Of a part that is closed until someone opens it. */
export const inShort = line('O essencial, por baixo do título, com o texto ainda fechado.', 90);

/** The opening that every page of text has. */
export const opening = {
  title: line('O título da página.', 70),
  description: line('Uma frase para motores de busca.', 160),
  lead: rich('O parágrafo de abertura.'),
};

export type Section = z.infer<typeof sectionSchema>;
