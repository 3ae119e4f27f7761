import type { ReactNode } from 'react';
import { splitAtHeadings } from '../content/split-at-headings';
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
    <div className={styles.inner}>
      {frieze && (
        <picture>
          <source media="(min-width: 44rem)" srcSet={frieze.wide} />
          <img className={styles.frieze} src={frieze.narrow} alt="" />
        </picture>
      )}
      {children}
    </div>
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

type SectionProps = {
  id?: string;
  title: string;
  /** Stands by the title in the place of the common ornament. */
  tile?: string;
  /** The title above, and all the width for what follows. */
  wide?: boolean;
  children: ReactNode;
};

/** A part of a sheet, which a link may lead to. */
export const Section = ({ id, title, tile, wide, children }: SectionProps) => (
  <section id={id} className={wide ? `${styles.section} ${styles.wide}` : styles.section}>
    <h2>
      {tile && <img src={tile} alt="" width={64} height={64} fetchPriority="low" />}
      {title}
    </h2>
    <div className={styles.content}>{children}</div>
  </section>
);

/** A row of tiles between two parts. */
export const Band = () => <div className={styles.band} />;

/** Panels side by side where there is room, each with its heading. */
export const Columns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>;

type TextSection = { id: string; title: string; content: string };

/** Parts whose texts are Markdown. Its headings of the third level head panels side by side. */
export const Sections = ({ sections, tiles = {} }: { sections: TextSection[]; tiles?: Record<string, string> }) =>
  sections.map(({ id, title, content }) => {
    const { opening, parts } = splitAtHeadings(content, 3);
    return (
      <Section key={id} id={id} title={title} tile={tiles[id]} wide={parts.length > 0}>
        <Prose>{opening}</Prose>
        {parts.length > 0 && (
          <Columns>
            {parts.map((part) => (
              <div key={part.title}>
                <h3>{part.title}</h3>
                <Prose>{part.text}</Prose>
              </div>
            ))}
          </Columns>
        )}
      </Section>
    );
  });
