import type { Casino } from '../model/casinos';
import type { Notices } from '../model/notices';
import type { Facts } from '../model/site';
import { PartnerCard } from './PartnerCard';
import styles from './PartnerCard.module.css';

type Props = {
  casinos: Casino[];
  facts: Facts;
  notices: Notices;
  level: 2 | 3;
  /** `short` on the home page, `long` on the partners' own. */
  length: 'short' | 'long';
};

/** The partner casinos. */
export function PartnerList({ casinos, facts, notices, level, length }: Props) {
  return (
    <div className={styles.list}>
      {casinos.map((casino) => (
        <PartnerCard
          key={casino.title}
          casino={casino}
          description={length === 'short' ? casino.description : casino.longDescription}
          notices={notices}
          licenceList={facts.licenceList}
          minimumAge={facts.minimumAge}
          level={level}
        />
      ))}
    </div>
  );
}
