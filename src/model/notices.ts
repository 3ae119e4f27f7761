import { z } from 'zod';
import { line } from './fields';
import type { Promotion } from './promotion';

const short = line('O aviso curto, junto do que é exemplo.', 90);
const account = line('O que ainda é exemplo, na lista de «Sobre o Projeto».', 200);
const both = (about: string) => z.strictObject({ short, account }).meta({ description: about });
const listed = (about: string) => z.strictObject({ account }).meta({ description: about });

const state = (about: string) =>
  z
    .strictObject({
      sentence: line('A frase que diz em que ponto está o sorteio.', 110),
      ticket: line('O mesmo, em duas ou três palavras, no bilhete.', 32),
    })
    .meta({ description: about });
const states = (about: string) =>
  z
    .strictObject({
      before: state('Antes das inscrições.'),
      open: state('Durante as inscrições.'),
      drawn: state('Entre as inscrições e a lista de premiados.'),
      ended: state('Depois da lista de premiados.'),
      summary: line('A frase nas descrições e nos ficheiros, enquanto as datas não passam.', 110),
    })
    .meta({ description: about });

/** content/notices.yaml: what the site says of its own examples, and of where the draw stands. */
export const noticesSchema = z.strictObject({
  draw: z
    .strictObject({ authorised: states('Com número de autorização.'), unauthorised: states('Sem número de autorização.'), account })
    .meta({ description: 'O sorteio.' }),
  partner: both('Os casinos parceiros.'),
  testimonials: both('Os testemunhos.'),
  figures: both('Os números da página inicial.'),
  newsletter: both('A newsletter.'),
  controller: both('Quem responde pelo site.'),
  handling: listed('O tratamento de dados.'),
  prize: listed('O prémio.'),
  editor: listed('O editor responsável.'),
  address: listed('O endereço do site.'),
  licences: both('A tabela de quem tem licença.'),
  inventedExample: z.strictObject({ short }).meta({ description: 'Os exemplos que um artigo inventa.' }),
  list: z
    .strictObject({
      title: line('O título da lista.', 70),
      intro: line('A frase que abre a lista.', 200),
    })
    .meta({ description: 'A lista do que ainda é exemplo.' }),
});

export type Notices = z.infer<typeof noticesSchema>;
/** The notices that stand beside something, and those that the list names. */
export type Beside = { [Key in keyof Notices]: Notices[Key] extends { short: string } ? Key : never }[keyof Notices];
export type Listed = { [Key in keyof Notices]: Notices[Key] extends { account: string } ? Key : never }[keyof Notices];

/** What the draw says of itself in each phase: with an authorisation, or without. */
export const drawStates = (notices: Notices, { authorisation }: Promotion) =>
  notices.draw[authorisation.placeholder === undefined ? 'authorised' : 'unauthorised'];

/**
 * The sentence for texts that cannot follow the clock (descriptions, files): true from the day `today` (`YYYY-MM-DD`) on,
 * however long the page is kept. Only the end of an edition is for good.
 */
export const drawSummary = (notices: Notices, promotion: Promotion, today: string): string => {
  const states = drawStates(notices, promotion);
  return promotion.listPublishedBy < today ? states.ended.sentence : states.summary;
};
