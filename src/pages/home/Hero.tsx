import type { ReactNode } from 'react';
import type { HomePage } from '../../model/home';
import type { Promotion } from '../../model/promotion';
import { routes } from '../../routes';
import { PromotionPhase } from '../../sections/PromotionPhase';
import { ButtonLink } from '../../ui/Button';
import styles from './Hero.module.css';
import { Ticket } from './Ticket';

type Props = HomePage['hero'] & {
  promotion: Promotion;
  /** What is over the city. */
  sky: ReactNode;
};

/** The night over Lisbon. The city is a file of its own that arrives after the text and moves nothing. */
export function Hero({ title, tagline, promotion, sky }: Props) {
  return (
    <div className={styles.hero}>
      {sky}
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.tagline}>{tagline}</p>
        <PromotionPhase labels={promotion.phaseLabels} />
        <p className={styles.actions}>
          <ButtonLink kind="primary" href={routes.rules}>
            Ler as regras
          </ButtonLink>
          <ButtonLink kind="quiet" href={routes.articles}>
            Ler os artigos
          </ButtonLink>
        </p>
      </div>
      <Ticket promotion={promotion} />
      <div className={styles.city} />
    </div>
  );
}
