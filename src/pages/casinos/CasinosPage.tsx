import type { Content } from '../../model/load-content';
import { sectionIds } from '../../model/section-ids';
import { PartnerList } from '../../sections/PartnerList';
import { PageHeading } from '../../ui/PageHeading';
import { Prose } from '../../ui/Prose';
import { Section } from '../../ui/Section';
import { Sheet } from '../../ui/Sheet';
import styles from './CasinosPage.module.css';

export function CasinosPage({ casinos, facts, notices }: Pick<Content, 'casinos' | 'facts' | 'notices'>) {
  return (
    <>
      <PageHeading title={casinos.title} lead={casinos.lead} />
      <div className={styles.partners}>
        <PartnerList casinos={casinos.casinos} facts={facts} notices={notices} level={2} length="long" />
      </div>
      <Sheet contents="Nesta página">
        <Section id={sectionIds.casinos.licence} title={casinos.checkTitle}>
          <Prose>{casinos.check}</Prose>
        </Section>
      </Sheet>
    </>
  );
}
