import { Island } from '../../islands/Island';
import { LicenceCheck } from '../../islands/licence-check/LicenceCheck';
import type { Content } from '../../model/content';
import { sectionIds } from '../../model/derived/section-ids';
import { dayInWords } from '../../model/derived/words';
import { Notice } from '../../sections/Notice';
import { Disclosure } from '../../ui/Disclosure';
import { LabelledList } from '../../ui/LabelledList';
import { Prose } from '../../ui/Prose';
import tables from '../../ui/Table.module.css';
import styles from './LicensedOperators.module.css';

type Props = Pick<Content, 'licensedOperators' | 'facts' | 'notices'> & {
  /** The #fragment for who has played elsewhere. */
  illegal: string;
};

/** Whether one's casino has a licence; folded below, all that had one on the day the list was read, alphabetical and without a link to any of them. */
export function LicensedOperators({ licensedOperators: { readOn, domainsReadOn, intro, meaning, howRead, operators }, facts, notices, illegal }: Props) {
  const rows = operators.toSorted((a, b) => a.brand.localeCompare(b.brand, 'pt'));
  const day = dayInWords(readOn.value) + (domainsReadOn ? ` (domínios: ${dayInWords(domainsReadOn)})` : '');
  const brands = Object.fromEntries(rows.map(({ brand, domain }) => [domain, brand]));
  const companies = rows.map(({ brand, company = 'empresa não indicada na leitura', casino, betting }) => ({
    label: brand,
    value: `${company} (${[casino && 'casino', betting && 'apostas'].filter(Boolean).join(' e ')})`,
  }));
  return (
    <>
      <Prose>{intro}</Prose>
      <Island name="licence-check" component={LicenceCheck} props={{ brands, readOn: day, list: facts.licenceList, illegal }} />
      <div>
        <Disclosure id={sectionIds.rights.brands} title="A lista: marcas e domínios">
          <div className={`${tables.frame} ${styles.list}`}>
            <table>
              <caption>
                Casinos na lista do SRIJ lida a {day}
                <Notice notices={notices} of="licences" about={readOn} />
              </caption>
              <thead>
                <tr>
                  <th scope="col">Marca</th>
                  <th scope="col">Domínio</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ brand, domain }) => (
                  <tr key={domain}>
                    <th scope="row">{brand}</th>
                    <td>{domain}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Disclosure>
        <Disclosure id={sectionIds.rights.companies} title="Empresas e licenças">
          <Prose className={styles.meaning}>{meaning}</Prose>
          <LabelledList items={companies} />
        </Disclosure>
      </div>
      <Prose className={styles.howRead}>{howRead}</Prose>
    </>
  );
}
