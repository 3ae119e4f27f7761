import type { HelpOrganisation, ResponsibleGamblingPage as ResponsibleGambling } from '../../model/help';
import { sectionIds } from '../../model/section-ids';
import type { Facts } from '../../model/site';
import { Sources } from '../../sections/Sources';
import { PageHeading } from '../../ui/PageHeading';
import { Prose } from '../../ui/Prose';
import { Section } from '../../ui/Section';
import { SheetWithContents } from '../../ui/SheetWithContents';
import { HelpLines } from './HelpLines';
import { Organisations } from './Organisations';
import styles from './ResponsibleGamblingPage.module.css';
import { WarningSigns } from './WarningSigns';

const ids = sectionIds.responsibleGambling;

type Props = { page: ResponsibleGambling; facts: Facts; organisations: HelpOrganisation[] };

/** Help comes before anything else. */
export function ResponsibleGamblingPage({ page, facts, organisations }: Props) {
  return (
    <>
      <PageHeading title={page.title} lead={page.lead} />
      <SheetWithContents
        contents="Nesta página"
        first={
          <Section id={ids.helpFirst} title={page.helpFirst.title}>
            <HelpLines helpLine={facts.helpLine} />
            <Prose>{page.helpFirst.text}</Prose>
          </Section>
        }
      >
        <Section id={ids.definition} title={page.definition.title}>
          <Prose>{page.definition.text}</Prose>
        </Section>
        <Section id={ids.signs} title={page.signs.title}>
          <WarningSigns signs={page.signs} />
        </Section>
        <Section id={ids.tips} title={page.tips.title}>
          <ol role="list" className={styles.tips}>
            {page.tips.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <Prose>{text}</Prose>
              </li>
            ))}
          </ol>
        </Section>
        <Section id={page.selfExclusion.id} title={page.selfExclusion.title}>
          <Prose>{page.selfExclusion.text}</Prose>
        </Section>
        {[page.blocking, page.treatment].map(({ id, title, content }) => (
          <Section key={id} id={id} title={title}>
            <Prose>{content}</Prose>
          </Section>
        ))}
        <Section id={page.help.id} title={page.help.title}>
          <Prose>{page.help.intro}</Prose>
          <Organisations organisations={organisations} />
        </Section>
        <Section id={ids.commitments} title={page.commitments.title}>
          <ul>
            {page.commitments.items.map((commitment) => (
              <li key={commitment}>{commitment}</li>
            ))}
          </ul>
        </Section>
        <Sources sources={page.sources} />
      </SheetWithContents>
    </>
  );
}
