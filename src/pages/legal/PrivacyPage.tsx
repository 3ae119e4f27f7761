import frieze from '../../art/friezes/chave.svg';
import { Prose } from '../../components/Prose';
import { Section, Sections } from '../../components/Sheet';
import type { PageProps } from '../../layout/page';
import { LegalTemplate } from './LegalTemplate';
import styles from './PrivacyPage.module.css';

export const PrivacyPage = ({ content: { privacy, site } }: PageProps) => (
  <LegalTemplate
    page={privacy}
    frieze={frieze}
    sections={[...privacy.sections, { id: 'direitos', title: privacy.rights.title }, { id: 'contacto', title: privacy.contact.title }]}
  >
    <Sections sections={privacy.sections} />
    <Section id="direitos" title={privacy.rights.title}>
      <Prose>{privacy.rights.intro}</Prose>
      <ul className={styles.rights}>
        {privacy.rights.items.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}:</strong> {text}
          </li>
        ))}
      </ul>
      <Prose>{privacy.rights.outro}</Prose>
    </Section>
    <Section id="contacto" title={privacy.contact.title}>
      <Prose>{privacy.contact.text}</Prose>
      <address className={styles.contact}>
        {site.contact.name}
        <br />
        <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>
        <br />
        {site.contact.address}
      </address>
    </Section>
  </LegalTemplate>
);
