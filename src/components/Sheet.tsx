import type { ReactNode } from 'react';
import { splitAtHeadings } from '../content/split-at-headings';
import { Prose } from './Prose';
import styles from './Sheet.module.css';
import { Tile } from './Tile';

type SheetProps = {
  /** Ten tiles along its upper edge, of src/art/friezes. */
  frieze?: string;
  children: ReactNode;
};

/** A glazed white panel laid on the night: where there is something to read. */
export const Sheet = ({ frieze, children }: SheetProps) => (
  <div className={`paper ${styles.sheet}`}>
    <div className={styles.inner}>
      {frieze && <img className={styles.frieze} src={frieze} alt="" />}
      {children}
    </div>
  </div>
);

/** Where the parts of a long page are. */
export const Contents = ({ sections }: { sections: { id: string; title: string }[] }) => (
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
  /** The name of a tile that shows what it is about. */
  tile?: string;
  /** The title above, and all the width for what follows. */
  wide?: boolean;
  children: ReactNode;
};

/** A part of a sheet, which a link may lead to. */
export const Section = ({ id, title, tile, wide, children }: SectionProps) => (
  <section id={id} className={wide ? `${styles.section} ${styles.wide}` : styles.section}>
    <h2>
      {tile && <Tile name={tile} />}
      {title}
    </h2>
    <div className={styles.content}>{children}</div>
  </section>
);

/** Panels side by side where there is room, each with its heading. */
export const Columns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>;

type TextSection = { id: string; title: string; content: string };

/** Parts whose texts are Markdown. Its headings of the third level head panels side by side. */
export const Sections = ({ sections, tileOf }: { sections: TextSection[]; tileOf?: (id: string) => string | undefined }) =>
  sections.map(({ id, title, content }) => {
    const { opening, parts } = splitAtHeadings(content, 3);
    return (
      <Section key={id} id={id} title={title} tile={tileOf?.(id)} wide={parts.length > 0}>
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
