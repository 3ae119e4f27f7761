import type { TermsPage as Terms } from '../../model/legal';
import { LegalPage, legalSections } from '../../sections/LegalPage';

export function TermsPage({ terms }: { terms: Terms }) {
  return (
    <LegalPage motif="balanca" {...terms}>
      {legalSections(terms.sections)}
      {legalSections(terms.furtherSections)}
    </LegalPage>
  );
}
