import { Ornament } from '../../art/Ornament';
import { pageTile } from '../../layout/page-tiles';
import type { Content } from '../../model/load-content';
import { sectionIds } from '../../model/section-ids';
import { routes } from '../../routes';
import { PartnerList } from '../../sections/PartnerCard';
import { Sources } from '../../sections/Sources';
import { ButtonLink } from '../../ui/Button';
import { PageHeading } from '../../ui/PageHeading';
import { Prose } from '../../ui/Prose';
import { Section } from '../../ui/Section';
import { SheetWithContents } from '../../ui/SheetWithContents';
import styles from './CasinosPage.module.css';
import kiosk from './Kiosk.module.css';
import { LicensedOperators, titleOf } from './LicensedOperators';

type Props = Pick<Content, 'casinos' | 'facts' | 'notices' | 'licensedOperators' | 'complaints'>;

export function CasinosPage({ casinos, facts, notices, licensedOperators, complaints: { unpaid, letter, illegal, sources } }: Props) {
  return (
    <>
      <PageHeading title={casinos.title} lead={casinos.lead} picture={<Ornament name={pageTile(routes.casinos)} />}>
        <nav className={`row ${styles.shortcuts}`} aria-label="Respostas">
          <a href={`#${licensedOperators.id}`}>Quem tem licença</a>
          <a href={`#${unpaid.id}`}>{unpaid.title}</a>
          <a href={`#${illegal.id}`}>{illegal.title}</a>
        </nav>
      </PageHeading>
      <div className={styles.partners}>
        <PartnerList casinos={casinos.casinos} facts={facts} notices={notices} level={2} look={kiosk} length="long" />
      </div>
      <SheetWithContents contents="Nesta página">
        <Section id={sectionIds.casinos.licence} title={casinos.checkTitle}>
          <Prose>{casinos.check}</Prose>
        </Section>
        <Section id={licensedOperators.id} title={titleOf(licensedOperators)}>
          <LicensedOperators licensed={licensedOperators} notices={notices} />
        </Section>
        <Section id={unpaid.id} title={unpaid.title}>
          <Prose>{unpaid.content}</Prose>
        </Section>
        <Section id={letter.id} title={letter.title}>
          <Prose className={styles.letter}>{letter.content}</Prose>
          <p>
            <ButtonLink kind="quiet" href={mailOf(letter.content)}>
              Abrir a carta no correio eletrónico
            </ButtonLink>
          </p>
        </Section>
        <Section id={illegal.id} title={illegal.title}>
          <Prose>{illegal.content}</Prose>
        </Section>
        <Sources sources={[...licensedOperators.sources, ...sources]} />
      </SheetWithContents>
    </>
  );
}

/** The letter as a message without addressee (RFC 6068): its first line is the subject. */
function mailOf(letter: string): string {
  const [subject = '', ...body] = letter.split('\n\n');
  return `mailto:?subject=${encodeURIComponent(subject.replace(/^Assunto: /, ''))}&body=${encodeURIComponent(body.join('\r\n\r\n'))}`;
}
