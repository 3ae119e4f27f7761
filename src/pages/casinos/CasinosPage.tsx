import type { Content } from '../../model/content';
import { sectionIds } from '../../model/derived/section-ids';
import { routes } from '../../routes';
import { PartnerList } from '../../sections/PartnerCard';
import { Sources } from '../../sections/Sources';
import { TiledHeading } from '../../sections/TiledHeading';
import { Prose } from '../../ui/Prose';
import { Section } from '../../ui/Section';
import { Sheet } from '../../ui/Sheet';
import summary from '../../ui/Summary.module.css';
import styles from './CasinosPage.module.css';
import kiosk from './Kiosk.module.css';

const ids = sectionIds.casinos;
const look = { ...kiosk, opener: `${summary.summary} ${kiosk.opener}` };

export function CasinosPage({ casinos, facts, notices }: Pick<Content, 'casinos' | 'facts' | 'notices'>) {
  const { title, lead, checkTitle, check, turnTo, sources } = casinos;
  return (
    <>
      <TiledHeading path={routes.casinos} title={title} lead={lead} />
      <div className={styles.partners}>
        <PartnerList casinos={casinos.casinos} facts={facts} notices={notices} look={look} length="long" />
      </div>
      <Sheet className={styles.sheet}>
        <Section id={ids.licence} title={checkTitle}>
          <Prose>{check}</Prose>
        </Section>
        <Section id={ids.turnTo} title={turnTo.title} className="screen-only">
          <ul role="list" className={styles.doors}>
            {turnTo.doors.map(({ id, to, label, about }) => (
              <li key={id}>
                {/* The answers once stood on this page: old links to them are led on (src/browser/moved-parts.ts). */}
                <a id={id} data-moved href={to}>
                  {label}
                </a>{' '}
                <span className="quiet">{about}</span>
              </li>
            ))}
          </ul>
        </Section>
        <Sources sources={sources} />
      </Sheet>
    </>
  );
}
