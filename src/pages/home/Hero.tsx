import type { ReactNode } from 'react';
import type { Content } from '../../model/reading/load-content';
import type { HomePage } from '../../model/schemas/home';
import { routes } from '../../routes';
import { DrawLink, DrawTerms, PromotionPhase } from '../../sections/PromotionPhase';
import { ButtonLink } from '../../ui/Button';
import styles from './Hero.module.css';
import { Ticket } from './Ticket';

type Props = HomePage['hero'] &
  Pick<Content, 'notices' | 'promotion'> & {
    /** What Christmas adds to the sky. */
    snow: ReactNode;
  };

/** The night over Lisbon. The city is a file of its own that arrives after the text and moves nothing. */
export function Hero({ title, tagline, notices, promotion, snow }: Props) {
  return (
    <div className={styles.hero}>
      {snow}
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.tagline}>{tagline}</p>
        <PromotionPhase notices={notices} promotion={promotion} first />
        <DrawTerms promotion={promotion} />
      </div>
      <div className={`screen-only ${styles.ticket}`}>
        <Ticket notices={notices} promotion={promotion} />
      </div>
      <p className={styles.actions}>
        <DrawLink promotion={promotion} />
        <ButtonLink kind="primary" href={routes.articles} className={styles.articles}>
          Ler os artigos
        </ButtonLink>
        <ButtonLink kind="quiet" href={routes.rules} className={styles.rules}>
          Ler as regras
        </ButtonLink>
      </p>
      <div className={`screen-only ${styles.city}`} />
    </div>
  );
}
