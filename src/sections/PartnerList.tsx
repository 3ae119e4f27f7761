import type { Casino } from '../model/casinos';
import type { Facts, Theme } from '../model/site';
import { PartnerCard } from './PartnerCard';
import styles from './PartnerCard.module.css';

type Props = {
  casinos: Casino[];
  facts: Facts;
  theme: Theme;
  level: 2 | 3;
  /** `short` on the home page, `long` on the partners' own. */
  length: 'short' | 'long';
};

/** The three partner casinos. */
export function PartnerList({ casinos, facts, theme, level, length }: Props) {
  return (
    <div className={styles.list}>
      {casinos.map((casino) => (
        <PartnerCard
          key={casino.title}
          casino={casino}
          theme={theme}
          description={length === 'short' ? casino.description : casino.longDescription}
          buttonLabel={length === 'short' ? casino.buttonLabel : `Visitar ${casino.title}`}
          licenceList={facts.licenceList}
          minimumAge={facts.minimumAge}
          level={level}
        />
      ))}
    </div>
  );
}
