import type { LicensedOperators as Operators } from '../../model/licensed-operators';
import type { Notices } from '../../model/notices';
import { dayInWords } from '../../model/words';
import { Notice } from '../../sections/Notice';
import { Prose } from '../../ui/Prose';
import { ProseWithTables } from '../../ui/ProseWithTables';

type Props = { licensed: Operators; notices: Notices };

/** Who has a licence, on the day the list was read. Alphabetical, and without a link to any of them. */
export function LicensedOperators({ licensed: { readOn, intro, howRead, operators }, notices }: Props) {
  const rows = operators
    .toSorted((a, b) => a.brand.localeCompare(b.brand, 'pt'))
    .map(({ brand, domain, company = '—', casino, betting }) => `| ${brand} | \`${domain}\` | ${yesOrNo(casino)} | ${yesOrNo(betting)} | ${company} |`);
  return (
    <>
      <Notice notices={notices} of="licences" about={readOn} />
      <Prose>{intro}</Prose>
      <ProseWithTables>{['| Marca | Domínio | Casino | Apostas | Empresa |', '| --- | --- | --- | --- | --- |', ...rows].join('\n')}</ProseWithTables>
      <Prose>{howRead}</Prose>
    </>
  );
}

const yesOrNo = (answer: boolean) => (answer ? 'sim' : 'não');

export const titleOf = ({ title, readOn }: Operators) => `${title}, lida a ${dayInWords(readOn.value)}`;
