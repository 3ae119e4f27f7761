import { longDate } from '../content/dates';
import { buttonClass } from './Button';
import styles from './CasinoCards.module.css';
import type { Casino } from './casino-schema';
import { Drawing } from './Drawing';
import { ExternalLink } from './ExternalLink';
import { Prose } from './Prose';

const baubles = import.meta.glob<string>('../art/baubles/*.svg', { query: '?raw', import: 'default', eager: true });

/** Slots, a table, a bit of everything: the stall goes with the bauble. */
const stalls: Record<Casino['ornament'], string | undefined> = {
  estrela: styles.star,
  lua: styles.star,
  roseta: styles.dome,
  azevinho: styles.dome,
  vela: styles.gable,
  sino: styles.gable,
};

type Props = { casinos: Casino[]; length: 'short' | 'long'; heading: 'h2' | 'h3' };

/** The partners, each in a lit stall of the market whose lamp is its bauble: what it is like, and one button. */
export const CasinoCards = ({ casinos, length, heading: Heading }: Props) => (
  <>
    <p className={`paper ${styles.notice}`}>Publicidade · 18+</p>
    <ul role="list" className={`${styles.market} ${styles[length] ?? ''}`}>
      {casinos.map(({ title, link, buttonLabel, ornament, description, longDescription, licence }) => (
        <li key={title} className={styles.kiosk}>
          <div className={`screen-only ${styles.front} ${stalls[ornament]}`}>
            <Drawing className={styles.bauble} svg={baubles[`../art/baubles/${ornament}.svg`]} />
          </div>
          <div className={styles.words}>
            <Heading>{title}</Heading>
            {length === 'short' ? <p>{description}</p> : <Prose>{longDescription}</Prose>}
            {licence && (
              <p className="quiet">
                Licença de {licence.company}, em {licence.domain}, vista na lista do SRIJ a {longDate(licence.seenOn)}.
              </p>
            )}
            <ExternalLink href={link} kind="sponsored" className={buttonClass({ kind: 'primary', className: styles.visit })}>
              {buttonLabel}
            </ExternalLink>
          </div>
        </li>
      ))}
    </ul>
  </>
);
