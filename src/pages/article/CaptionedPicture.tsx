import type { ReactNode } from 'react';
import styles from './Picture.module.css';

/** A picture of an article's text, and the words below or beside it. */
export const CaptionedPicture = ({ caption, children }: { caption: ReactNode; children: ReactNode }) => (
  <figure className={styles.picture}>
    {children}
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
);
