import frieze from '../../art/friezes/guarda-chuva.svg';
import { buttonClass } from '../../components/Button';
import { PageHeading } from '../../components/PageHeading';
import { Prose, slugOf } from '../../components/Prose';
import { Contents, Section, Sections, Sheet } from '../../components/Sheet';
import { Sources } from '../../components/Sources';
import { Tile } from '../../components/Tile';
import { Accordion } from '../../features/accordion/Accordion';
import type { PageProps } from '../../layout/page';
import { mailto } from './mailto';
import styles from './RightsPage.module.css';

/** The letters are what most readers come for: envelopes at the top link to them, at the end of the page. */
export const RightsPage = ({ content: { rights } }: PageProps) => (
  <>
    <PageHeading title={rights.title} lead={rights.lead} />
    <nav aria-label={rights.letters.title} className={styles.envelopes}>
      <ul role="list">
        {rights.letters.items.map(({ title, section }) => (
          <li key={title}>
            <a className="paper" href={`#${slugOf(title)}`}>
              {title}
              <Tile name={section} className={styles.stamp} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <Sheet frieze={frieze}>
      <Contents sections={rights.sections} />
      <Sections sections={rights.sections} tileOf={(id) => id} />
      <Section id={rights.letters.id} title={rights.letters.title} tile="pena">
        <Prose>{rights.letters.intro}</Prose>
        <Accordion
          name="cartas"
          items={rights.letters.items.map(({ title, section, subject, body }) => ({
            id: slugOf(title),
            title,
            content: (
              <>
                <div className={styles.letter}>
                  <Tile name={section} className={styles.stamp} />
                  <p>{body}</p>
                </div>
                <a className={buttonClass({ kind: 'primary' })} href={mailto(subject, body)}>
                  Escrever no meu e-mail
                </a>
              </>
            ),
          }))}
        />
      </Section>
      <Sources sources={rights.sources} />
    </Sheet>
  </>
);
