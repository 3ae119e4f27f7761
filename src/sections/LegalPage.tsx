import type { ReactNode } from 'react';
import { sectionIds } from '../model/derived/section-ids';
import { dayInWords } from '../model/derived/words';
import type { Section as SectionContent } from '../model/schemas/sections';
import { LabelledList } from '../ui/LabelledList';
import { PageHeading } from '../ui/PageHeading';
import { ProseWithTables } from '../ui/ProseWithTables';
import { Section } from '../ui/Section';
import { SheetWithContents } from '../ui/SheetWithContents';
import { TileWall } from './TileWall';
// With about's list and its tiles, and what the cookies alone show, one style sheet serves these pages and about, and the headers of all need no further hash.
import './stored-answers.css';
import '../art/ornament.css';
import '../ui/tiled-list.css';

type Props = {
  path: string;
  title: string;
  lead: string;
  updatedOn: string;
  changes: { on: string; what: string }[];
  children: ReactNode;
};

/** The frame of the three policies: title, opening, date of the last update, and at the end what has changed since. */
export function LegalPage({ path, title, lead, updatedOn, changes, children }: Props) {
  return (
    <>
      <PageHeading title={title} lead={lead}>
        <span>
          Última atualização: <time dateTime={updatedOn}>{dayInWords(updatedOn)}</time>
        </span>
      </PageHeading>
      <SheetWithContents contents="Nesta página" opening={<TileWall path={path} />}>
        {children}
        {changes.length > 0 && (
          <Section id={sectionIds.terms.changes} title="Alterações posteriores">
            <ul>
              {changes.map(({ on, what }) => (
                <li key={what}>
                  <time dateTime={on}>{dayInWords(on)}</time>: {what}
                </li>
              ))}
            </ul>
          </Section>
        )}
      </SheetWithContents>
    </>
  );
}

type LegalSection = SectionContent & { values?: { label: string; value: string }[] | undefined };

/** Elements, not a component: the sheet lists the sections that it is given. */
export const legalSections = (sections: LegalSection[]) =>
  sections.map(({ id, title, content, values }) => (
    <Section key={id} id={id} title={title}>
      <ProseWithTables>{content}</ProseWithTables>
      {values && <LabelledList items={values} />}
    </Section>
  ));
