import { Temporal } from 'temporal-polyfill';
import type { Content } from '../../src/model/load-content';
import { dayInWords } from '../../src/model/words';
import type { Finding } from './finding';

/** In days: SRIJ's list changes several times a year. */
const validFor = 60;

/** The partners, and the table of who has a licence, that nobody has looked up for too long, or whose day is still to come. */
export function licenceFindings({ casinos: { casinos }, licensedOperators: { readOn } }: Content, today: string): Finding[] {
  const oldest = Temporal.PlainDate.from(today).subtract({ days: validFor }).toString();
  const table: Finding = {
    kind: 'licence',
    file: 'licensed-operators.yaml',
    field: 'readOn',
    what: `a tabela de quem tem licença é de ${dayInWords(readOn.value)}: não vale mais de ${validFor} dias.`,
    mend: 'abra a lista do SRIJ, confirme cada marca, domínio e licença, e mude a data da leitura.',
  };
  const partners = casinos.flatMap(({ title, licence }, index) => {
    if (!licence || (licence.seenOn >= oldest && licence.seenOn <= today)) return [];
    const seen = dayInWords(licence.seenOn);
    return [
      {
        kind: 'licence' as const,
        file: 'casinos.yaml',
        field: `casinos[${index}].licence.seenOn`,
        what: licence.seenOn > today ? `${seen} ainda não chegou.` : `a licença de «${title}» foi vista há mais de ${validFor} dias, em ${seen}.`,
        mend: 'procure a marca na lista do SRIJ, compare o domínio letra a letra e escreva o dia em que a viu; se já lá não estiver, retire o parceiro.',
      },
    ];
  });
  return [...partners, ...(readOn.value >= oldest && readOn.value <= today ? [] : [table])];
}
