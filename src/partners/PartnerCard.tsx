import { Bauble } from '../art/baubles/Bauble';
import type { Casino } from '../content/casinos';
import { ExternalButtonLink } from '../ui/Button';
import { ExternalLink } from '../ui/ExternalLink';
import { Prose } from '../ui/Prose';
import styles from './PartnerCard.module.css';

type Props = {
  casino: Casino;
  description: string;
  buttonLabel: string;
  /** The regulator's list. Nothing on it is said to name this partner. */
  licenceList: string;
  minimumAge: number;
  level: 2 | 3;
};

/** One partner casino, with what the law and fairness put beside an advertisement. */
export function PartnerCard({ casino, description, buttonLabel, licenceList, minimumAge, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <p className={styles.strip}>Publicidade · {minimumAge}+ · Aplicam-se termos e condições</p>
      <div className={styles.bauble}>
        <Bauble ornament={casino.ornament} />
      </div>
      <Heading className={styles.name}>{casino.title}</Heading>
      <Prose>{description}</Prose>
      <p className={styles.conditions}>{casino.conditions}</p>
      <div className={styles.actions}>
        <ExternalButtonLink kind="primary" href={casino.link.value}>
          {buttonLabel}
        </ExternalButtonLink>
        <ExternalLink className={styles.check} href={licenceList} kind="private">
          Confirme na lista do SRIJ
        </ExternalLink>
      </div>
    </article>
  );
}
