import { aboutWords, type Ready } from './rule';

const money = aboutWords([
  {
    // What a thing is worth may be said.
    pattern:
      /(?<!\p{L})(?:dinheiro|numerário|cheques?|transferências? bancárias?|MB ?WAY|fichas|jogadas|rodadas|free ?spins|apostas?|b[óô]nus|saldo|cass?inos?)(?!\p{L})|(?<!valor (?:comercial )?(?:total )?de |avaliad[oa]s? em )(?<![\d.,])\d[\d.,]* ?(?:€|euros)/giu,
    what: 'parece dinheiro ou jogo.',
    why: 'o prémio de um sorteio destes não pode ser dinheiro, fichas, rodadas nem bónus de jogo, nem ser trocado por nada disso, e o site diz que não é.',
    mend: 'escolha um prémio em espécie: por exemplo, «um cabaz de Natal, no valor de 100€».',
  },
]);

/** The prize of the draw is a thing. */
export const prize = ({ content: { promotion } }: Ready) => money({ texts: [{ file: 'promotion.yaml', field: 'prize.value', text: promotion.prize.value }] });
