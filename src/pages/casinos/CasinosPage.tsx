import { Ornament } from '../../art/Ornament';
import type { Content } from '../../model/content';
import { keepTogether } from '../../model/derived/keep-together';
import { sectionIds } from '../../model/derived/section-ids';
import { supportLine } from '../../model/derived/support-line';
import { routes } from '../../routes';
import { PartnerList } from '../../sections/PartnerCard';
import { pageTile } from '../../sections/page-tiles';
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
        <Section id={ids.turnTo} title={turnTo.title} className={styles.turnTo}>
          <div className={`screen-only ${styles.wall}`}>
            {Array.from({ length: 10 }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tiles on a wall never move.
              <Ornament key={place} name={pageTile(place < 9 ? routes.rights : routes.responsibleGambling)} />
            ))}
          </div>
          <ul role="list" className={styles.doors}>
            {turnTo.doors.map(({ id, to, label, about }) => (
              <li key={id} className={leadsToHelp(to) ? styles.help : undefined}>
                {/* The answers once stood on this page: old links to them are led on (src/browser/moved-parts.ts). */}
                <a id={id} data-moved href={to}>
                  {label}
                </a>{' '}
                <span className="quiet">{about}</span>
                {leadsToHelp(to) && (
                  <div className={styles.lines}>
                    <a href={`tel:${facts.helpLine}`}>{keepTogether(`${facts.helpLine}, dias úteis`)}</a>{' '}
                    <a href={supportLine.to}>{keepTogether(`${supportLine.label}, dia e noite`)}</a>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </Section>
        <Sources sources={sources} />
      </Sheet>
    </>
  );
}

const leadsToHelp = (address: string) => address.startsWith(routes.responsibleGambling);
