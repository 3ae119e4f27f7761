import type { Content } from '../../src/model/load-content';
import { dayInWords } from '../../src/model/words';
import type { Finding } from './finding';
import { isUnknown } from './unknown';

const file = 'promotion.yaml';

/** A promotion may be announced while it is still ahead, and only with its authorisation. */
export function promotionFindings({ promotion }: Content, today: string): Finding[] {
  const days = ['signUpsOpenOn', 'signUpsCloseOn', 'drawOn', 'listPublishedBy'] as const;
  // Between the first sign-up and the last one the opening day lies in the past, as it should.
  const past = days.filter((day) => (day === 'signUpsOpenOn' ? promotion.signUpsCloseOn < today : promotion[day] < today));
  return [
    ...past.map((field) => ({
      kind: 'promotion' as const,
      file,
      field,
      what: `${dayInWords(promotion[field])} já passou.`,
      mend: 'escreva as datas da próxima edição; todas as páginas as vão buscar a este ficheiro.',
    })),
    ...(isUnknown(promotion.authorisation)
      ? [
          {
            kind: 'promotion' as const,
            file,
            field: 'authorisation',
            what: 'o sorteio não tem autorização.',
            mend: 'peça-a à câmara municipal competente e escreva o número; sem ela, não anuncie o sorteio.',
          },
        ]
      : []),
  ];
}
