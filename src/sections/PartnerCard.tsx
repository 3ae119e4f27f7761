import { Ornament } from '../art/Ornament';
import type { Casino } from '../model/casinos';
import type { Notices } from '../model/notices';
import { dayInWords } from '../model/words';
import { ExternalButtonLink } from '../ui/Button';
import { Prose } from '../ui/Prose';
import { Notice } from './Notice';
import styles from './PartnerCard.module.css';

type Props = {
  casino: Casino;
  notices: Notices;
  description: string;
  /** The regulator's list. */
  licenceList: string;
  minimumAge: number;
  level: 2 | 3;
};

/** One partner casino, with what the law and fairness put beside an advertisement. */
export function PartnerCard({ casino, notices, description, licenceList, minimumAge, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <p className={styles.strip}>
        <Notice notices={notices} of="partner" about={casino} inline />
        Publicidade · {minimumAge}+
      </p>
      <Ornament name={`partner-${casino.ornament}`} className={styles.ornament} />
      <Heading className={styles.name}>{casino.title}</Heading>
      <Prose>{description}</Prose>
      <p className={styles.conditions}>
        {casino.conditions}
        {casino.licence && <Licence {...casino.licence} />}
      </p>
      <div className={styles.actions}>
        <ExternalButtonLink kind="quiet" href={casino.link}>
          {casino.buttonLabel}
        </ExternalButtonLink>
        <ExternalButtonLink kind="quiet" href={licenceList} reader="private">
          Confirme na lista do SRIJ
        </ExternalButtonLink>
      </div>
    </article>
  );
}

function Licence({ company, games, seenOn }: NonNullable<Casino['licence']>) {
  return (
    <>
      {' '}
      Licença vista na lista do SRIJ em <time dateTime={seenOn}>{dayInWords(seenOn)}</time>, de {company}: {games}.
    </>
  );
}
