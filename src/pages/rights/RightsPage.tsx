import frieze from '../../art/friezes/guarda-chuva.svg';
import quill from '../../art/tiles/pena.svg?raw';
import { buttonClass } from '../../components/Button';
import { Drawing } from '../../components/Drawing';
import { PageHeading } from '../../components/PageHeading';
import { Prose, slugOf } from '../../components/Prose';
import { Contents, Section, Sections, Sheet } from '../../components/Sheet';
import { Sources } from '../../components/Sources';
import { Accordion } from '../../features/accordion/Accordion';
import type { PageProps } from '../../layout/page';
import { mailto } from './mailto';
import styles from './RightsPage.module.css';

const files = import.meta.glob<string>('../../art/rights/*.svg', { query: '?raw', import: 'default', eager: true });

/** @param id of a section. @returns its tile, if it has one. */
const tileOf = (id: string) => files[`../../art/rights/${id}.svg`];

const Stamp = ({ section }: { section: string }) => <Drawing className={styles.stamp} svg={tileOf(section) ?? quill} />;

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
              <Stamp section={section} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <Sheet frieze={frieze}>
      <Contents sections={rights.sections} />
      <Sections sections={rights.sections} tiles={Object.fromEntries(rights.sections.map(({ id }) => [id, tileOf(id)]))} />
      <Section id={rights.letters.id} title={rights.letters.title} tile={quill}>
        <Prose>{rights.letters.intro}</Prose>
        <Accordion
          name="cartas"
          items={rights.letters.items.map(({ title, section, subject, body }) => ({
            id: slugOf(title),
            title,
            content: (
              <>
                <div className={styles.letter}>
                  <Stamp section={section} />
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
