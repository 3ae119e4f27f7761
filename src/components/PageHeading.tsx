import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';
import { Prose } from './Prose';
import { Tile } from './Tile';

type Props = {
  title: string;
  lead?: string;
  /** A drawing beside the words, or below them where there is no room. */
  picture?: ReactNode;
  /** In its place a painted tile, which phones leave out. */
  tile?: string;
  /** Small facts below the words, such as a date. */
  children?: ReactNode;
};

/** The page's one h1 and its opening paragraph, on the night ground. Reader views keep it for the sake of its class names: «page», «text». */
export const PageHeading = ({ title, lead, picture, tile, children }: Props) => (
  <div className={styles.pageHeading}>
    <div className={styles.text}>
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <Prose className={styles.lead}>{lead}</Prose>}
      {children && <p className="quiet">{children}</p>}
    </div>
    {picture}
    {tile && <Tile name={tile} className={styles.tile} />}
  </div>
);
