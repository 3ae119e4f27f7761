import { Ornament } from '../art/Ornament';
import type { Casino } from '../model/casinos';
import type { Notices } from '../model/notices';
import type { Facts } from '../model/site';
import { dayInWords } from '../model/words';
import { buttonClass } from '../ui/Button';
import { ExternalLink } from '../ui/ExternalLink';
import { Prose } from '../ui/Prose';
import { Notice } from './Notice';
import styles from './PartnerCard.module.css';

type Shared = { facts: Facts; notices: Notices; level: 2 | 3 };

/** The partner casinos, `short` on the home page, `long` on their own. */
export function PartnerList({ casinos, length, ...shared }: Shared & { casinos: Casino[]; length: 'short' | 'long' }) {
  return (
    <div className={styles.list}>
      {casinos.map((casino) => (
        <PartnerCard key={casino.title} casino={casino} description={length === 'short' ? casino.description : casino.longDescription} {...shared} />
      ))}
    </div>
  );
}

/** One of them, with what the law and fairness put beside an advertisement. */
function PartnerCard({ casino, description, facts: { licenceList, minimumAge }, notices, level }: Shared & { casino: Casino; description: string }) {
  const Heading = `h${level}` as const;
  const look = buttonClass({ kind: 'quiet' });
  return (
    <article className={styles.card}>
      <p className={styles.strip}>
        <Notice notices={notices} of="partner" about={casino} inline />
        Publicidade · {minimumAge}+
      </p>
      <div className={`screen-only ${styles.window}`}>
        <Ornament name={`partner-${casino.ornament}`} className={styles.ornament} />
      </div>
      <Heading className={styles.name}>{casino.title}</Heading>
      <Prose>{description}</Prose>
      <p className={`quiet ${styles.conditions}`}>
        {casino.conditions}
        {casino.licence && <Licence {...casino.licence} />}
      </p>
      <div className={`screen-only ${styles.actions}`}>
        <ExternalLink kind="sponsored" className={look} href={casino.link}>
          {casino.buttonLabel}
        </ExternalLink>
        <ExternalLink kind="private" className={look} href={licenceList}>
          Confirme na lista do SRIJ
        </ExternalLink>
      </div>
    </article>
  );
}

function Licence({ company, games, seenOn }: NonNullable<Casino['licence']>) {
  return (
    <>
      {' '}
      Vimos na lista do SRIJ, em <time dateTime={seenOn}>{dayInWords(seenOn)}</time>, a licença de {company} para {games}.
    </>
  );
}
