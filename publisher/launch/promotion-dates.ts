import type { Content } from '../../src/model/load-content';
import { dayInWords } from '../../src/model/words';
import type { Finding } from './finding';

/** A promotion may be announced while it is still ahead. That it needs its authorisation, its mark says. */
export function promotionFindings({ promotion }: Content, today: string): Finding[] {
  const days = ['signUpsOpenOn', 'signUpsCloseOn', 'drawOn', 'listPublishedBy'] as const;
  // Between the first sign-up and the last one the opening day lies in the past, as it should.
  const past = days.filter((day) => (day === 'signUpsOpenOn' ? promotion.signUpsCloseOn < today : promotion[day] < today));
  return past.map((field) => ({
    kind: 'promotion',
    file: 'promotion.yaml',
    field,
    what: `${dayInWords(promotion[field])} já passou.`,
    mend: 'escreva as datas da próxima edição; todas as páginas as vão buscar a este ficheiro.',
  }));
}
