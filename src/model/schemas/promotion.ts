import { z } from 'zod';
import { count, day, declared, declaredAs, inOrder, line } from './fields';

/** content/promotion.yaml: the only home of the promotion's dates. Days are Lisbon days. */
export const promotionSchema = z
  .strictObject({
    signUpsOpenOn: day('Primeiro dia das inscrições (desde as 00:00 de Lisboa).'),
    signUpsCloseOn: day('Último dia das inscrições (até às 24:00 de Lisboa).'),
    drawOn: day('Dia do sorteio.'),
    contactWithinHours: count('Prazo para contactar os premiados, em horas depois do sorteio.'),
    listPublishedBy: day('Último dia para publicar a lista de premiados.'),
    authorisation: declaredAs(line('O número da autorização do sorteio.', 60), (text) => /\d/.test(text), {
      what: 'a autorização não tem número.',
      why: 'sem número, ninguém pode confirmar que o sorteio está autorizado, e o site não o pode anunciar.',
      mend: 'escreva o número que a câmara municipal deu, ou volte a ligar «Isto é um exemplo».',
    }),
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
  );

export type Promotion = z.infer<typeof promotionSchema>;
export type Phase = 'before' | 'open' | 'drawn' | 'ended';
