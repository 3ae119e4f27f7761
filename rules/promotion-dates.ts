import { dayInWords } from '../src/model/derived/words';
import type { Ready, Rule } from './rule';

/** A promotion may be announced while it is still ahead. That it needs its authorisation, its mark says. */
export const promotionDates: Rule<Ready> = {
  id: 'promotion-dates',
  severity: 'launch',
  run: ({ content: { promotion }, today }) => {
    const days = ['signUpsOpenOn', 'signUpsCloseOn', 'drawOn', 'listPublishedBy'] as const;
    // Between the first sign-up and the last one the opening day lies in the past, as it should.
    const past = days.filter((day) => promotion[day === 'signUpsOpenOn' ? 'signUpsCloseOn' : day] < today);
    return past.map((field) => ({
      file: 'promotion.yaml',
      field,
      what: `${dayInWords(promotion[field])} já passou.`,
      why: 'o site anunciaria um sorteio que acabou.',
      mend: 'escreva as datas da próxima edição; todas as páginas as vão buscar a este ficheiro.',
    }));
  },
};
