import { z } from 'zod';
import { line, pageAddress, rich } from './fields';
import { opening } from './sections';

const part = z.strictObject({ title: line('O título.', 70), text: rich('O texto.') });

/** content/about.yaml */
export const aboutSchema = z.strictObject({
  ...opening,
  mission: part,
  offers: z.strictObject({
    title: line('O título.', 70),
    items: z
      .array(
        z.strictObject({
          to: pageAddress('O endereço da página neste site, por exemplo «/artigos». O azulejo é o dela.'),
          label: line('Uma coisa que o site oferece.', 40),
          about: line('O que nela se encontra.', 160),
        }),
      )
      .length(5),
  }),
  transparency: part,
  identity: part.meta({ description: 'Quem somos. Os nomes e os contactos vêm de «Site, contactos e aparência».' }),
  contact: part,
  buttonLabel: line('O texto do botão para os casinos parceiros.', 40),
});
