import type { ReactNode } from 'react';
import { PageHeading } from '../../components/PageHeading';
import { Contents, Sheet } from '../../components/Sheet';
import { longDate } from '../../content/dates';

type Props = {
  page: { title: string; lead: string; updatedOn: string };
  frieze: string;
  sections: { id: string; title: string }[];
  children: ReactNode;
};

/** The template of the policies and terms. */
export const LegalTemplate = ({ page, frieze, sections, children }: Props) => (
  <>
    <PageHeading title={page.title} lead={page.lead}>
      Última atualização: <time dateTime={page.updatedOn}>{longDate(page.updatedOn)}</time>
    </PageHeading>
    <Sheet frieze={frieze}>
      <Contents sections={sections} />
      {children}
    </Sheet>
  </>
);
