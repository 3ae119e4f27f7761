import wide from '../../art/friezes/balanca.svg';
import narrow from '../../art/friezes/balanca-narrow.svg';
import tile from '../../art/tiles/balanca.svg';
import { Sections } from '../../components/Sheet';
import type { PageProps } from '../../layout/page';
import { LegalTemplate } from './LegalTemplate';

export const TermsPage = ({ content: { terms } }: PageProps) => {
  const sections = [...terms.sections, ...terms.furtherSections];
  return (
    <LegalTemplate page={terms} tile={tile} frieze={{ narrow, wide }} sections={sections}>
      <Sections sections={sections} />
    </LegalTemplate>
  );
};
