import type { ReactNode } from 'react';
import { Prose } from './Prose';
import styles from './Sheet.module.css';

type SheetProps = {
  /** A row of tiles along its upper edge, a short one for phones and a long one: see src/art/friezes. */
  frieze?: { narrow: string; wide: string };
  children: ReactNode;
};

/** A glazed white panel laid on the night: where there is something to read. */
export const Sheet = ({ frieze, children }: SheetProps) => (
  <div className={`paper ${styles.sheet}`}>
    {frieze && (
      <picture>
        <source media="(min-width: 44rem)" srcSet={frieze.wide} />
        <img className={styles.frieze} src={frieze.narrow} alt="" />
      </picture>
    )}
    <div className={styles.inner}>{children}</div>
  </div>
);

type ContentsProps = { sections: { id: string; title: string }[] };

/** Where the parts of a long page are. */
export const Contents = ({ sections }: ContentsProps) => (
  <nav aria-label="Nesta página" className={styles.contents}>
    <ul role="list">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
);

type SectionProps = { id?: string; title: string; children: ReactNode };

/** A part of a sheet, which a link may lead to. */
export const Section = ({ id, title, children }: SectionProps) => (
  <section id={id} className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** Parts whose texts are Markdown. */
export const Sections = ({ sections }: { sections: { id: string; title: string; content: string }[] }) =>
  sections.map(({ id, title, content }) => (
    <Section key={id} id={id} title={title}>
      <Prose>{content}</Prose>
    </Section>
  ));
