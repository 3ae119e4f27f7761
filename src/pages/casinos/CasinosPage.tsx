import { CasinoCards } from '../../components/CasinoCards';
import { PageHeading } from '../../components/PageHeading';
import { Prose } from '../../components/Prose';
import { Tile } from '../../components/Tile';
import type { PageProps } from '../../layout/page';
import styles from './CasinosPage.module.css';

/** A market square by night: three stalls, and the board where its notices hang. */
export const CasinosPage = ({ content: { casinos } }: PageProps) => (
  <>
    <div className={styles.heading}>
      <PageHeading title={casinos.title} lead={casinos.lead} />
    </div>
    <div className={styles.square}>
      <CasinoCards casinos={casinos.casinos} length="long" heading="h2" />
      <section id="licenca" className={styles.board}>
        <div className={`paper ${styles.notice}`}>
          <Tile name="chave" />
          <h2>{casinos.licenceCheck.title}</h2>
          <Prose className={styles.text}>{casinos.licenceCheck.text}</Prose>
        </div>
      </section>
    </div>
  </>
);
