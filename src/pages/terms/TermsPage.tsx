import type { TermsPage as Terms } from '../../content/legal';
import { LegalPage, LegalSections } from '../../legal/LegalPage';

export function TermsPage({ terms }: { terms: Terms }) {
  return (
    <LegalPage {...terms}>
      <LegalSections sections={terms.sections} />
      <LegalSections sections={terms.furtherSections} />
    </LegalPage>
  );
}
