import { z } from 'zod';
import { day, declared, line, rich, richLine } from './fields';
import { opening, sectionSchema } from './sections';

const legal = {
  ...opening,
  updatedOn: day('A data da última atualização, no topo da página.'),
  changes: z
    .array(z.strictObject({ on: day('O dia da alteração.'), what: line('O que mudou.', 220) }))
    .meta({ description: 'O que mudou depois dessa data, uma linha cada. Aparece no fim da página.' }),
};

/** A section with values that the owner of the site fills in, such as a period of time. */
const sectionWithValues = sectionSchema.extend({
  values: z
    .array(declared(line('O valor.', 200)).safeExtend({ label: line('O que é este valor.', 80) }))
    .optional()
    .meta({ description: 'Valores que dependem de quem responde pelo site.' }),
});

/** content/legal/privacy.yaml */
export const privacySchema = z.strictObject({
  ...legal,
  sections: z.array(sectionWithValues).length(4),
  rights: z.strictObject({
    title: line('O título da lista de direitos.', 70),
    intro: rich('A introdução à lista.'),
    items: z.array(z.strictObject({ name: line('O direito.', 60), text: line('O que permite.', 240) })).min(6),
    outro: rich('Como exercer os direitos e a quem reclamar.'),
  }),
  contact: z.strictObject({
    title: line('O título do bloco de contacto.', 70),
    text: rich('O texto antes dos dados de contacto, que vêm de «Site, contactos e aparência».'),
  }),
});

/** content/legal/cookies.yaml */
export const cookiesSchema = z.strictObject({
  ...legal,
  typesTitle: line('O título da lista de tipos.', 70),
  types: z
    .array(
      z.strictObject({
        title: line('O tipo.', 60),
        description: rich('Para que serve.'),
        examples: z.array(richLine('Um exemplo, em Markdown.', 200)).min(1),
        required: z.boolean().meta({ description: 'Se é obrigatório para o site funcionar.' }),
      }),
    )
    .length(3),
  storage: z.strictObject({ title: line('O título do painel «o que este navegador guarda».', 70), text: rich('A explicação por cima do painel.') }),
  sections: z.array(sectionSchema).length(2),
});

/** content/legal/terms.yaml */
export const termsSchema = z.strictObject({
  ...legal,
  sections: z.array(sectionSchema).length(4),
  furtherSections: z.array(sectionSchema).length(3),
});

export type CookiesPage = z.infer<typeof cookiesSchema>;
export type TermsPage = z.infer<typeof termsSchema>;
