import type { TermsPage as Terms } from '../../model/schemas/legal';
import { routes } from '../../routes';
import { LegalPage, legalSections } from '../../sections/LegalPage';

export function TermsPage({ terms }: { terms: Terms }) {
  return (
    <LegalPage path={routes.terms} {...terms}>
      {legalSections(terms.sections)}
      {legalSections(terms.furtherSections)}
    </LegalPage>
  );
}
