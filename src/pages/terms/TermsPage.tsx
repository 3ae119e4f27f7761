import type { TermsPage as Terms } from '../../model/legal';
import { LegalPage, LegalSections } from '../../sections/LegalPage';

export function TermsPage({ terms }: { terms: Terms }) {
  return (
    <LegalPage {...terms}>
      <LegalSections sections={terms.sections} />
      <LegalSections sections={terms.furtherSections} />
    </LegalPage>
  );
}
