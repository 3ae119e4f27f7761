import type { ReactNode } from 'react';
import { Drawing } from './Drawing';
import styles from './PageHeading.module.css';
import { Prose } from './Prose';

type Props = {
  title: string;
  lead?: string;
  /** A drawing beside the words, or below them where there is no room. */
  picture?: ReactNode;
  /** Small facts below the words, such as a date. */
  children?: ReactNode;
};

/** The page's one h1 and its opening paragraph, on the night ground. Reader views keep it for the sake of its class names: «page», «text». */
export const PageHeading = ({ title, lead, picture, children }: Props) => (
  <div className={styles.pageHeading}>
    <div className={styles.text}>
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <Prose className={styles.lead}>{lead}</Prose>}
      {children && <p className="quiet">{children}</p>}
    </div>
    {picture}
  </div>
);

/** A painted tile, for {@link PageHeading}. */
export const Tile = ({ svg }: { svg: string }) => <Drawing className={styles.tile} svg={svg} />;
