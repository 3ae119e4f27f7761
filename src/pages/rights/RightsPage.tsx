import wide from '../../art/friezes/guarda-chuva.svg';
import narrow from '../../art/friezes/guarda-chuva-narrow.svg';
import tile from '../../art/tiles/guarda-chuva.svg';
import { buttonClass } from '../../components/Button';
import { PageHeading, Tile } from '../../components/PageHeading';
import { Prose } from '../../components/Prose';
import { Contents, Section, Sections, Sheet } from '../../components/Sheet';
import { Sources } from '../../components/Sources';
import { Accordion } from '../../features/accordion/Accordion';
import type { PageProps } from '../../layout/page';
import { mailto } from './mailto';
import styles from './RightsPage.module.css';

export const RightsPage = ({ content: { rights } }: PageProps) => (
  <>
    <PageHeading title={rights.title} lead={rights.lead} picture={<Tile src={tile} />} />
    <Sheet frieze={{ narrow, wide }}>
      <Contents sections={[...rights.sections, rights.letters]} />
      <Sections sections={rights.sections} />
      <Section id={rights.letters.id} title={rights.letters.title}>
        <Prose>{rights.letters.intro}</Prose>
        <Accordion
          name="cartas"
          items={rights.letters.items.map(({ title, subject, body }) => ({
            title,
            content: (
              <>
                <p className={styles.letter}>{body}</p>
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
