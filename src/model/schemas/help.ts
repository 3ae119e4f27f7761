import { z } from 'zod';
import { line, outgoingLink, rich, slug } from './fields';
import { opening, sectionSchema } from './sections';
import { sourcesSchema } from './sources';

/** Marks we have drawn; a body without a mark cannot stand in the footer. */
const marks = ['gambling-therapy', 'srij', 'icad', 'gamcare'] as const;

const helpOrganisationSchema = z.strictObject({
  name: line('O nome.', 80),
  mark: z.enum(marks).meta({ description: 'O logótipo desenhado para este site.' }),
  description: rich('O que faz.'),
  audience: line('Para quem.', 120),
  hours: line('Quando atende, só se for certo.', 120).optional(),
  cost: line('Quanto custa, só se for certo.', 120).optional(),
  website: outgoingLink('O endereço da organização.'),
});

/** content/help-organisations.yaml: the four bodies of the footer and of the help section. */
export const helpOrganisationsSchema = z.strictObject({ organisations: z.array(helpOrganisationSchema).length(4) });

const titled = { title: line('O título.', 90) };
const addressed = { ...titled, id: slug('O nome da secção no endereço.') };

const doorSchema = z.strictObject({
  ...addressed,
  about: line('O que está atrás da porta, por baixo do título.', 50),
  parts: z.array(sectionSchema).min(1).meta({ description: 'A primeira parte vê-se quando a porta se abre; as outras abrem-se uma a uma.' }),
});

/** content/responsible-gambling.yaml */
export const responsibleGamblingSchema = z.strictObject({
  ...opening,
  helpFirst: z.strictObject({ ...titled, text: rich('O que se lê por baixo dos números de telefone.') }),
  doors: z.array(doorSchema).min(1),
  definition: z.strictObject({ ...titled, text: rich('O que é jogar com responsabilidade e o que é a perturbação de jogo.') }),
  signs: z.strictObject({
    ...titled,
    intro: rich('Como usar a lista.'),
    items: z.array(line('Um sinal, na primeira pessoa.', 160)).length(6),
    advice: rich('A frase que passa para cima da lista a partir de um sinal.'),
  }),
  tips: z.strictObject({
    ...titled,
    intro: rich('Uma frase, antes dos conselhos.'),
    items: z.array(z.strictObject({ title: line('O conselho.', 60), text: rich('Como o seguir.') })).length(3),
  }),
  help: z.strictObject({ ...addressed, intro: rich('A introdução às quatro organizações.') }),
  commitments: z.strictObject({ ...titled, items: z.array(line('Um compromisso do site.', 240)).min(3) }),
  sources: sourcesSchema,
});

export type Door = z.infer<typeof doorSchema>;
export type HelpOrganisation = z.infer<typeof helpOrganisationSchema>;
export type ResponsibleGamblingPage = z.infer<typeof responsibleGamblingSchema>;
