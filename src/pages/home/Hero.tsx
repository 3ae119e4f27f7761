import { ButtonLink } from '../../components/Button';
import type { Promotion } from '../../content/promotion-schema';
import { routes } from '../../routes';
import styles from './Hero.module.css';
import type { Home } from './home-schema';
import { Snow } from './Snow';
import { Ticket } from './Ticket';

/** The night of the draw: what it is, when it is, and Lisbon with its lights on. */
export const Hero = ({ hero, promotion }: Pick<Home, 'hero'> & { promotion: Promotion }) => (
  <div className={styles.hero}>
    <div className={styles.words}>
      <h1 tabIndex={-1} className={styles.title}>
        {hero.title}
      </h1>
      <p className={styles.tagline}>{hero.tagline}</p>
    </div>
    <Ticket promotion={promotion} className={styles.ticket} />
    <p className={styles.actions}>
      <ButtonLink kind="primary" href={routes.rules}>
        Como participar
      </ButtonLink>
      <ButtonLink kind="quiet" href={routes.casinos} className={styles.quiet}>
        Ver os casinos
      </ButtonLink>
    </p>
    <div className={`screen-only ${styles.city}`}>
      <Snow />
    </div>
  </div>
);
