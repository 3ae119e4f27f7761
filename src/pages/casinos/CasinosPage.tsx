import wide from '../../art/friezes/guarda-chuvas.svg';
import narrow from '../../art/friezes/guarda-chuvas-narrow.svg';
import { CasinoCards } from '../../components/CasinoCard';
import { PageHeading } from '../../components/PageHeading';
import { Prose } from '../../components/Prose';
import { Section, Sheet } from '../../components/Sheet';
import type { PageProps } from '../../layout/page';
import styles from './CasinosPage.module.css';

export const CasinosPage = ({ content: { casinos } }: PageProps) => (
  <>
    <div className={styles.heading}>
      <PageHeading title={casinos.title} lead={casinos.lead} />
    </div>
    <div className={styles.market}>
      <CasinoCards casinos={casinos.casinos} length="long" heading="h2" />
    </div>
    <Sheet frieze={{ narrow, wide }}>
      <Section id="licenca" title={casinos.licenceCheck.title}>
        <Prose>{casinos.licenceCheck.text}</Prose>
      </Section>
    </Sheet>
  </>
);
