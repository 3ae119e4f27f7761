import { Bauble } from '../art/baubles/Bauble';
import { ArticleTile } from '../art/tiles/ArticleTile';
import type { Casino } from '../model/casinos';
import type { Notices } from '../model/notices';
import type { Theme } from '../model/site';
import { dayInWords } from '../model/words';
import { ExternalButtonLink } from '../ui/Button';
import { ExternalLink } from '../ui/ExternalLink';
import { Prose } from '../ui/Prose';
import { Notice } from './Notice';
import styles from './PartnerCard.module.css';

type Props = {
  casino: Casino;
  theme: Theme;
  notices: Notices;
  description: string;
  /** The regulator's list. */
  licenceList: string;
  minimumAge: number;
  level: 2 | 3;
};

/** One partner casino, with what the law and fairness put beside an advertisement. */
export function PartnerCard({ casino, theme, notices, description, licenceList, minimumAge, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <p className={styles.strip}>
        <Notice notices={notices} of="partner" about={casino} inline />
        Publicidade · {minimumAge}+
      </p>
      <div className={styles.ornament}>
        <Ornament name={casino.ornament} theme={theme} />
      </div>
      <Heading className={styles.name}>{casino.title}</Heading>
      <Prose>{description}</Prose>
      <p className={styles.conditions}>
        {casino.conditions}
        {casino.licence && <Licence {...casino.licence} />}
      </p>
      <div className={styles.actions}>
        <ExternalButtonLink kind="primary" href={casino.link}>
          {casino.buttonLabel}
        </ExternalButtonLink>
        <ExternalLink className={styles.check} href={licenceList} kind="private">
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
      Licença vista na lista do SRIJ em <time dateTime={seenOn}>{dayInWords(seenOn)}</time>, de {company}: {games}.
    </>
  );
}

/** A bauble at Christmas; else a tile, where it hung. */
function Ornament({ name, theme }: { name: Casino['ornament']; theme: Theme }) {
  if (theme === 'natal') return <Bauble ornament={name} />;
  return (
    <svg viewBox="0 0 160 190" aria-hidden="true">
      <ArticleTile name={tiles[name]} x={5} y={25} width={150} height={150} />
    </svg>
  );
}

/** The filigree heart has a flame, as the candle does. */
const tiles = { estrela: 'estrela', roseta: 'roseta', vela: 'coracao' } as const;
