import frieze from '../../art/friezes/guarda-chuva.svg';
import quill from '../../art/tiles/pena.svg';
import { buttonClass } from '../../components/Button';
import { PageHeading } from '../../components/PageHeading';
import { Prose, slugOf } from '../../components/Prose';
import { Contents, Section, Sections, Sheet } from '../../components/Sheet';
import { Sources } from '../../components/Sources';
import { Accordion } from '../../features/accordion/Accordion';
import type { PageProps } from '../../layout/page';
import { mailto } from './mailto';
import styles from './RightsPage.module.css';

const files = import.meta.glob<string>('../../art/rights/*.svg', { import: 'default', eager: true });

/** @param id of a part of the page. */
const tileOf = (id: string) => files[`../../art/rights/${id}.svg`];

/** Of the letters, in their order: those of the parts that they belong to. */
const stamps = ['se-nao-lhe-pagam', 'bonus-recusado', 'mensagens'].map(tileOf);

const Stamp = ({ letter }: { letter: number }) => (
  <img className={`screen-only ${styles.stamp}`} src={stamps[letter] ?? quill} alt="" width={72} height={72} fetchPriority="low" />
);

/** The letters are what most readers come for: they lie above the page, and are read at its end. */
export const RightsPage = ({ content: { rights } }: PageProps) => (
  <>
    <PageHeading title={rights.title} lead={rights.lead} />
    <nav aria-label={rights.letters.title} className={styles.envelopes}>
      <ul role="list">
        {rights.letters.items.map(({ title }, index) => (
          <li key={title}>
            <a className="paper" href={`#${slugOf(title)}`}>
              {title}
              <Stamp letter={index} />
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
          items={rights.letters.items.map(({ title, subject, body }, index) => ({
            id: slugOf(title),
            title,
            content: (
              <>
                <div className={styles.letter}>
                  <Stamp letter={index} />
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
