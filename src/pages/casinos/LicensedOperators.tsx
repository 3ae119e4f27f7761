import type { LicensedOperators as Operators } from '../../model/licensed-operators';
import type { Notices } from '../../model/notices';
import { dayInWords } from '../../model/words';
import { Notice } from '../../sections/Notice';
import { ProseWithTables } from '../../ui/ProseWithTables';

type Props = { licensed: Operators; notices: Notices };

/** Who has a licence, on the day the list was read. Alphabetical, and without a link to any of them. */
export function LicensedOperators({ licensed: { readOn, intro, howRead, operators }, notices }: Props) {
  const rows = operators
    .toSorted((a, b) => a.brand.localeCompare(b.brand, 'pt'))
    .map(({ brand, company = 'por confirmar', domain, casino, betting }) => {
      const licences = [casino && 'casino', betting && 'apostas'].filter(Boolean).join('\u00a0e\u00a0');
      return `| ${brand} | \`${domain}\` | ${licences} | ${company} |`;
    });
  const table = ['| Marca | Domínio | Licença | Empresa |', '| --- | --- | --- | --- |', ...rows].join('\n');
  return (
    <>
      <Notice notices={notices} of="licences" about={readOn} />
      <ProseWithTables>{[intro, table, howRead].join('\n\n')}</ProseWithTables>
    </>
  );
}

export const titleOf = ({ title, readOn }: Operators) => `${title}, lida a ${dayInWords(readOn.value)}`;
