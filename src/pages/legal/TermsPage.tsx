import frieze from '../../art/friezes/balanca.svg';
import { Sections } from '../../components/Sheet';
import type { PageProps } from '../../layout/page';
import { LegalTemplate } from './LegalTemplate';

export const TermsPage = ({ content: { terms } }: PageProps) => {
  const sections = [...terms.sections, ...terms.furtherSections];
  return (
    <LegalTemplate page={terms} frieze={frieze} sections={sections}>
      <Sections sections={sections} />
    </LegalTemplate>
  );
};
