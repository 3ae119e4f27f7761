import { sectionIds } from '../../model/derived/section-ids';
import type { CookiesPage as Cookies } from '../../model/schemas/legal';
import { routes } from '../../routes';
import { LegalPage, legalSections } from '../../sections/LegalPage';
import { Prose } from '../../ui/Prose';
import { Section } from '../../ui/Section';
import { StoragePanel } from './StoragePanel';

export function CookiesPage({ cookies }: { cookies: Cookies }) {
  return (
    <LegalPage path={routes.cookies} {...cookies}>
      <Section id={sectionIds.cookies.storage} title={cookies.storage.title}>
        <Prose>{cookies.storage.text}</Prose>
        <StoragePanel />
      </Section>
      <Section id={sectionIds.cookies.types} title={cookies.typesTitle}>
        <CookieTypes types={cookies.types} />
      </Section>
      {legalSections(cookies.sections)}
    </LegalPage>
  );
}

function CookieTypes({ types }: { types: Cookies['types'] }) {
  return types.map(({ title, description, examples, required }) => (
    <article key={title} className="cookie">
      <h3 className="row">
        {title} {required && <span>Obrigatório</span>}
      </h3>
      <Prose>{`${description}\n\n${examples.map((example) => `- ${example}`).join('\n')}`}</Prose>
    </article>
  ));
}
