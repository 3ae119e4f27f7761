import { z } from 'zod';
import type { Reason } from '../finding';
import { checked, count, day, declared, declaredAs, inOrder, isEmail, isOutgoingLink, line } from './fields';

const withAuthorisation = { neededWith: 'autorização' };

/** content/promotion.yaml: the only home of the promotion's dates. Days are Lisbon days. */
export const promotionSchema = z
  .strictObject({
    signUpsOpenOn: day('Primeiro dia das inscrições (desde as 00:00 de Lisboa).'),
    signUpsCloseOn: day('Último dia das inscrições (até às 24:00 de Lisboa).'),
    drawOn: day('Dia do sorteio.'),
    contactWithinHours: count('Prazo para contactar os premiados, em horas depois do sorteio.'),
    listPublishedBy: day('Último dia para publicar a lista de premiados.'),
    authorisation: declaredAs(
      line('O número da autorização do sorteio. Com a data, se quiser: «n.º 12/2026, de 3 de novembro».', 60),
      (text) => /[1-9]/.test(text),
      {
        what: 'a autorização não tem número.',
        why: 'sem número, ninguém pode confirmar que o sorteio está autorizado, e o site não o pode anunciar.',
        mend: 'escreva o número que a câmara municipal deu, ou volte a ligar «Isto é um exemplo».',
      },
    ),
    signUpAt: checked(
      'Onde se faz a inscrição. O endereço do formulário (https://…), ou o e-mail que a recebe. Aparece num botão enquanto houver inscrições.',
      (text) => isOutgoingLink(text) || isEmail(text),
      {
        what: (text) => `«${text}» não é um endereço completo nem um e-mail.`,
        why: 'o botão das inscrições não levaria a lado nenhum.',
        mend: 'escreva o endereço inteiro, a começar por «https://», ou um e-mail: por exemplo, «sorteio@exemplo.pt».',
      },
    )
      .optional()
      .meta(withAuthorisation),
    winnersAt: checked(
      'Onde sai a lista de premiados. Um endereço (https://…), ou uma página deste site: por exemplo «/artigos», até haver um artigo com ela.',
      (text) => isOutgoingLink(text) || /^\/(?!\/)/.test(text),
      {
        what: (text) => `«${text}» não é o endereço de uma página.`,
        why: 'quem se inscreveu não saberia onde ver se foi premiado.',
        mend: 'comece por «https://», ou por «/» se a página for deste site.',
      },
    )
      .optional()
      .meta(withAuthorisation),
    prize: declared(line('O prémio do sorteio. Nunca dinheiro, fichas, rodadas ou bónus de jogo.', 200)),
  })
  .refine(
    (promotion) => promotion.signUpsOpenOn <= promotion.signUpsCloseOn,
    inOrder('signUpsCloseOn', 'as inscrições fecham antes de abrir.', 'troque as duas datas, ou corrija o ano de uma delas.'),
  )
  .refine(
    (promotion) => promotion.signUpsCloseOn < promotion.drawOn,
    inOrder('drawOn', 'o sorteio não é posterior ao fim das inscrições.', 'ponha o sorteio num dia depois do fim das inscrições.'),
  )
  .refine(
    (promotion) => promotion.drawOn <= promotion.listPublishedBy,
    inOrder('listPublishedBy', 'a lista de premiados sairia antes do sorteio.', 'ponha uma data igual ou posterior à do sorteio.'),
  )
  .refine(
    (promotion) => !isAuthorised(promotion) || promotion.signUpAt !== undefined,
    missing('signUpAt', 'falta dizer onde se faz a inscrição.', 'o site abriria as inscrições sem um lugar para elas.'),
  )
  .refine(
    (promotion) => !isAuthorised(promotion) || promotion.winnersAt !== undefined,
    missing('winnersAt', 'falta dizer onde sai a lista de premiados.', 'quem se inscreve tem de saber onde a pode ver.'),
  );

/** What a draw with an authorisation may not lack. */
function missing(field: string, what: string, why: string) {
  return { path: [field], error: what, params: { why, mend: 'preencha o campo, ou volte a ligar «Isto é um exemplo» na autorização.' } satisfies Reason };
}

/** Without its number the site never says that sign-ups are open. */
export const isAuthorised = ({ authorisation }: { authorisation: { placeholder?: string | undefined } }): boolean => authorisation.placeholder === undefined;

export type Promotion = z.infer<typeof promotionSchema>;
export type Phase = 'before' | 'open' | 'drawn' | 'ended';
