import type { ReactNode } from 'react';
import type { Content } from '../../model/content';
import type { HomePage } from '../../model/schemas/home';
import { isAuthorised } from '../../model/schemas/promotion';
import { routes } from '../../routes';
import { DrawLink, DrawTerms, PromotionPhase } from '../../sections/PromotionPhase';
import { ButtonLink } from '../../ui/Button';
import styles from './Hero.module.css';
import { Ticket } from './Ticket';

type Props = HomePage['hero'] &
  Pick<Content, 'notices' | 'promotion'> & {
    /** What Christmas adds to the sky. */
    star: ReactNode;
    /** And over the town. */
    snow: ReactNode;
  };

/** The night over Lisbon. The city is a file of its own that arrives after the text and moves nothing. */
export function Hero({ title, tagline, notices, promotion, star, snow }: Props) {
  return (
    <div className={styles.hero}>
      {star}
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.tagline}>{tagline}</p>
        <PromotionPhase notices={notices} promotion={promotion} first />
        <DrawTerms promotion={promotion} />
        <DrawLink promotion={promotion} on={routes.home} />
      </div>
      <div className={`screen-only ${styles.ticket}`}>
        <Ticket notices={notices} promotion={promotion} />
      </div>
      <p className={styles.actions}>
        <ButtonLink kind="primary" href={routes.articles} className={styles.articles}>
          Ler os artigos
        </ButtonLink>
        {/* Gold leads to where one signs up, and to the rules while nobody can. */}
        <ButtonLink kind="quiet" href={routes.rules} className={isAuthorised(promotion) ? styles.articles : styles.rules}>
          Ler as regras
        </ButtonLink>
      </p>
      <div className={styles.city} data-city="">
        {snow}
      </div>
    </div>
  );
}
