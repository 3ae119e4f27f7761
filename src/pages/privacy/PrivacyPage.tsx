import type { PrivacyPage as Privacy } from '../../model/legal';
import type { Site } from '../../model/site';
import { LegalPage, LegalSections } from '../../sections/LegalPage';
import { Prose } from '../../ui/Prose';
import { Section } from '../../ui/Section';

export function PrivacyPage({ privacy, site }: { privacy: Privacy; site: Site }) {
  const { name, address, email, taxNumber } = site.controller;
  return (
    <LegalPage {...privacy}>
      <LegalSections sections={privacy.sections} />
      <Section id="direitos" title={privacy.rights.title}>
        <Prose>{privacy.rights.intro}</Prose>
        <ul>
          {privacy.rights.items.map((right) => (
            <li key={right.name}>
              <strong>{right.name}:</strong> {right.text}
            </li>
          ))}
        </ul>
        <Prose>{privacy.rights.outro}</Prose>
      </Section>
      <Section id="contacto" title={privacy.contact.title}>
        <Prose>{privacy.contact.text}</Prose>
        <address>
          {name.value}
          <br />
          {address.value}
          <br />
          {email.value}
          <br />
          NIPC: {taxNumber.value}
        </address>
      </Section>
    </LegalPage>
  );
}
