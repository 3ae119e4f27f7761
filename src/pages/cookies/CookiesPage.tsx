import type { CookiesPage as Cookies } from '../../model/legal';
import { LegalPage, LegalSections } from '../../sections/LegalPage';
import { Prose } from '../../ui/Prose';
import { Section } from '../../ui/Section';
import { CookieTypes } from './CookieTypes';
import { StoragePanel } from './StoragePanel';

export function CookiesPage({ cookies }: { cookies: Cookies }) {
  return (
    <LegalPage {...cookies}>
      <Section id={cookies.storage.id} title={cookies.storage.title}>
        <Prose>{cookies.storage.text}</Prose>
        <StoragePanel />
      </Section>
      <Section {...cookies.typesHeading}>
        <CookieTypes types={cookies.types} />
      </Section>
      <LegalSections sections={cookies.sections} />
    </LegalPage>
  );
}
