import { z } from 'zod';
import { line, pageFields, pagePath, placeholderField, prose, withPlaceholder } from '../../content/fields';

const destination = { label: line('O nome do destino.', 40), about: line('Uma frase curta sobre o destino.', 90) };

/** An entry without its page shows a toast instead of navigating. */
const navigationEntry = z.union([
  z.strictObject({ to: pagePath('O endereço da página neste site.'), ...destination }),
  z.strictObject({ pending: z.literal(true).meta({ description: 'A página ainda não existe.' }), ...destination }),
]);

/** content/home.yaml: the home page, in order of appearance. */
export const homeSchema = z
  .strictObject({
    ...pageFields,
    hero: z
      .strictObject({
        title: line('O título grande.', 60),
        tagline: line('A frase por baixo do título.', 180),
      })
      .meta({ description: 'A abertura, sobre o desenho de Lisboa.' }),
    casinos: z.strictObject({ title: line('O título da secção.', 60) }).meta({ description: 'Os casinos: os próprios vêm de casinos.yaml.' }),
    steps: z
      .strictObject({
        title: line('O título da secção.', 60),
        items: z
          .array(z.strictObject({ title: line('O título do passo.', 60), text: line('O que acontece neste passo.', 180) }))
          .length(3)
          .meta({ description: 'Os três passos.' }),
      })
      .meta({ description: 'Os passos de Como Funciona.' }),
    testimonials: z
      .strictObject({
        title: line('O título da secção dos testemunhos.', 60),
        items: z
          .array(
            z.strictObject({
              ...placeholderField,
              quote: line('O testemunho, sobre o site e nunca sobre ganhos.', 180),
              author: line('O nome próprio de quem fala.', 40),
              city: line('A cidade.', 40),
            }),
          )
          .length(3)
          .meta({ description: 'Os três testemunhos.' }),
      })
      .meta({ description: 'Os testemunhos.' }),
    figures: z
      .strictObject({
        title: line('O título da secção dos números.', 60),
        items: z
          .array(
            z.strictObject({
              number: line('O número, como aparece.', 12),
              label: line('O que o número conta.', 60),
              evidence: line('O que o prova: um documento, uma lista. Não aparece no site; a verificação de lançamento pede-o.', 300).optional(),
            }),
          )
          .length(4)
          .meta({ description: 'Os quatro números.' }),
      })
      .meta({ description: 'Os números.' }),
    newsletter: z
      .strictObject({
        title: line('O título da inscrição na newsletter.', 60),
        text: prose('O que a newsletter é.'),
        service: withPlaceholder(line('O serviço que recebe as inscrições.', 120)),
        demonstration: line('A linha por baixo do botão, enquanto não houver serviço.', 60),
      })
      .meta({ description: 'A newsletter.' }),
    navigation: z
      .strictObject({
        title: line('O título da grelha de navegação.', 60),
        entries: z.array(navigationEntry).min(1).meta({ description: 'Os destinos.' }),
      })
      .meta({ description: 'A grelha de navegação.' }),
  })
  .meta({ description: 'A página inicial, pela ordem em que aparece.' });

export type Home = z.infer<typeof homeSchema>;
