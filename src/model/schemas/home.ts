import { z } from 'zod';
import { declared, line, pageAddress, recordMark, rich } from './fields';

const destination = { label: line('O nome do destino.', 40), about: line('Uma frase sobre o destino.', 120) };

const navigationEntry = z.union([
  z.strictObject({ to: pageAddress('O endereço da página neste site, por exemplo «/artigos».'), ...destination }),
  z.strictObject({
    pending: z.literal(true).meta({ description: 'A página ainda não existe: a entrada mostra um aviso em vez de navegar.' }),
    ...destination,
  }),
]);

const shown = { show: z.boolean().meta({ description: 'Se a secção aparece na página.' }) };

/** content/home.yaml: the home page, in order of appearance. */
export const homeSchema = z.strictObject({
  title: line('O título da página no separador do navegador, sem o nome do produto.', 60),
  description: line('Uma frase para motores de busca.', 160),
  hero: z.strictObject({
    title: line('O título grande.', 60),
    tagline: line('A frase por baixo do título.', 180),
  }),
  questions: rich('As perguntas que trazem mais gente: um título e uma lista de ligações. A primeira fica em destaque.'),
  casinos: z.strictObject({
    title: line('O título da secção dos casinos parceiros.', 60),
    intro: rich('A introdução, que diz a relação comercial.'),
  }),
  steps: z.strictObject({
    title: line('O título da secção dos passos.', 60),
    items: z
      .array(z.strictObject({ number: line('O número do passo.', 2), title: line('O título do passo.', 60), text: line('O que acontece neste passo.', 220) }))
      .length(3),
  }),
  testimonials: z.strictObject({
    ...shown,
    title: line('O título da secção dos testemunhos.', 60),
    items: z
      .array(
        z.strictObject({
          ...recordMark,
          quote: line('O testemunho, sem ganhos nem sucessos.', 220),
          author: line('O nome próprio de quem fala.', 40),
          city: line('A cidade.', 40),
        }),
      )
      .length(3),
  }),
  figures: z.strictObject({
    ...shown,
    title: line('O título da secção dos números.', 60),
    items: z.array(z.strictObject({ ...recordMark, number: line('O número, como aparece.', 12), label: line('O que o número conta.', 60) })).length(4),
  }),
  newsletter: z.strictObject({
    ...shown,
    service: declared(line('O serviço que recebe as inscrições.', 120)),
    title: line('O título da inscrição na newsletter.', 60),
    text: rich('O que a newsletter é e o que acontece aos dados.'),
    nameLabel: line('O nome do primeiro campo.', 40),
    emailLabel: line('O nome do segundo campo.', 40),
    submitLabel: line('O texto do botão.', 40),
  }),
  navigation: z.strictObject({
    title: line('O título da grelha de navegação.', 60),
    entries: z.array(navigationEntry).min(1),
  }),
});

export type HomePage = z.infer<typeof homeSchema>;
export type NavigationEntry = z.infer<typeof navigationEntry>;
