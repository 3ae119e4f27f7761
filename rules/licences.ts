import { Temporal } from 'temporal-polyfill';
import { dayInWords } from '../src/model/derived/words';
import type { Found } from '../src/model/reading/finding';
import { isUnder, licensedHost } from '../src/model/schemas/casinos';
import type { Ready, Rule } from './rule';

/** In days: SRIJ's list changes several times a year. */
const validFor = 60;
const why = 'a lista do SRIJ muda várias vezes por ano, e promover um operador que lá não esteja pode ser crime.';

/** The partners, and the table of who has a licence, have been looked up in the last sixty days; the domain of each partner is in the table. */
export const licences: Rule<Ready> = {
  id: 'licences',
  severity: 'launch',
  run: ({ content, today }) => {
    const { operators, readOn } = content.licensedOperators;
    const oldest = Temporal.PlainDate.from(today).subtract({ days: validFor }).toString();
    const isValid = (day: string) => day >= oldest && day <= today;
    const partners = content.casinos.casinos.flatMap(({ title, link, licence }, index): Found[] => {
      if (!licence) return [];
      const { seenOn } = licence;
      const host = licensedHost({ link, licence });
      const place = { file: 'casinos.yaml', why };
      const old = {
        ...place,
        field: `casinos[${index}].licence.seenOn`,
        what:
          seenOn > today
            ? `${dayInWords(seenOn)} ainda não chegou.`
            : `a licença de «${title}» foi vista há mais de ${validFor} dias, em ${dayInWords(seenOn)}.`,
        mend: 'procure a marca na lista do SRIJ, compare o domínio letra a letra e escreva o dia em que a viu; se já lá não estiver, retire o parceiro.',
      };
      const unlisted = {
        ...place,
        field: `casinos[${index}].licence.domain`,
        what: `o domínio «${host}», de «${title}», não está na tabela de quem tem licença.`,
        mend: 'se a ligação de afiliado passa por outro endereço, escreva aqui o domínio da marca; se a marca está na lista do SRIJ, junte-a a «Quem tem licença»; se não está, retire o parceiro.',
      };
      const isListed = operators.some(({ domain }) => isUnder(host, domain));
      return [...(isValid(seenOn) ? [] : [old]), ...(isListed ? [] : [unlisted])];
    });
    const table = {
      file: 'licensed-operators.yaml',
      field: 'readOn',
      what: `a tabela de quem tem licença é de ${dayInWords(readOn.value)}: não vale mais de ${validFor} dias.`,
      why,
      mend: 'abra a lista do SRIJ, confirme cada marca, domínio e licença, e mude a data da leitura.',
    };
    return [...partners, ...(isValid(readOn.value) ? [] : [table])];
  },
};
