import type { Content } from '../../model/content';
import { sectionIds } from '../../model/derived/section-ids';
import { routes } from '../../routes';
import { Identity } from '../../sections/Identity';
import { LegalPage, legalSections } from '../../sections/LegalPage';
import { LabelledList } from '../../ui/LabelledList';
import { Prose } from '../../ui/Prose';
import { Section } from '../../ui/Section';

export function PrivacyPage({ privacy, ...identity }: Pick<Content, 'privacy' | 'site' | 'notices'>) {
  return (
    <LegalPage path={routes.privacy} {...privacy}>
      {legalSections(privacy.sections)}
      <Section id={sectionIds.privacy.rights} title={privacy.rights.title}>
        <Prose>{privacy.rights.intro}</Prose>
        <LabelledList items={privacy.rights.items.map(({ name, text }) => ({ label: name, value: text }))} />
        <Prose>{privacy.rights.outro}</Prose>
      </Section>
      <Section id={sectionIds.privacy.contact} title={privacy.contact.title}>
        <Prose>{privacy.contact.text}</Prose>
        <Identity {...identity} />
      </Section>
    </LegalPage>
  );
}
