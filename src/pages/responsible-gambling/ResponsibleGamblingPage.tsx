import { sectionIds } from '../../model/derived/section-ids';
import type { HelpOrganisation, ResponsibleGamblingPage as ResponsibleGambling } from '../../model/schemas/help';
import type { Facts } from '../../model/schemas/site';
import { Sources } from '../../sections/Sources';
import { PageHeading } from '../../ui/PageHeading';
import { Prose } from '../../ui/Prose';
import { Section } from '../../ui/Section';
import { SheetWithContents } from '../../ui/SheetWithContents';
import { Doors } from './Doors';
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
        look={styles.sheet}
        first={
          <Section id={ids.helpFirst} title={page.helpFirst.title}>
            <HelpLines helpLine={facts.helpLine} />
            <Prose>{page.helpFirst.text}</Prose>
            <Doors doors={page.doors} />
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
          <Prose className={styles.intro}>{page.tips.intro}</Prose>
          <ol role="list" className={styles.tips}>
            {page.tips.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <Prose>{text}</Prose>
              </li>
            ))}
          </ol>
        </Section>
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
