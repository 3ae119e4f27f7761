import type { ReactNode } from 'react';
import type { Section as SectionContent } from '../model/sections';
import { dayInWords } from '../model/words';
import { PageHeading } from '../ui/PageHeading';
import { ProseWithTables } from '../ui/ProseWithTables';
import { Section } from '../ui/Section';
import { Sheet } from '../ui/Sheet';

type Props = { title: string; lead: string; updatedOn: string; children: ReactNode };

/** The frame of the three policies: title, opening, date of the last update. */
export function LegalPage({ title, lead, updatedOn, children }: Props) {
  return (
    <>
      <PageHeading width="text" title={title} lead={lead}>
        <span>
          Última atualização: <time dateTime={updatedOn}>{dayInWords(updatedOn)}</time>
        </span>
      </PageHeading>
      <Sheet width="text">{children}</Sheet>
    </>
  );
}

export function LegalSections({ sections }: { sections: SectionContent[] }) {
  return sections.map(({ id, title, content }) => (
    <Section key={id} id={id} title={title}>
      <ProseWithTables>{content}</ProseWithTables>
    </Section>
  ));
}
