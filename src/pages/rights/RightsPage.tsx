import type { Content } from '../../model/content';
import type { FoldedSection } from '../../model/schemas/rights';
import { routes } from '../../routes';
import { Sources } from '../../sections/Sources';
import { TileWall } from '../../sections/TileWall';
import { Disclosure } from '../../ui/Disclosure';
import { PageHeading } from '../../ui/PageHeading';
import { Prose } from '../../ui/Prose';
import { Section } from '../../ui/Section';
import { SheetWithContents } from '../../ui/SheetWithContents';
import { Letter } from './Letter';
import { LicensedOperators } from './LicensedOperators';
import styles from './RightsPage.module.css';

type Props = Pick<Content, 'rights' | 'licensedOperators' | 'facts' | 'notices'>;

/** Each question with its answer in sight, and what follows from it closed below. */
export function RightsPage({ rights: { title, lead, unpaid, refused, illegal, messages, letters, sources }, ...licences }: Props) {
  const { licensedOperators } = licences;
  return (
    <>
      <PageHeading title={title} lead={lead} />
      <SheetWithContents contents="As perguntas" opening={<TileWall path={routes.rights} />} open>
        <Section id={licensedOperators.id} title={licensedOperators.title} className={styles.part}>
          <LicensedOperators {...licences} illegal={`#${illegal.id}`} />
        </Section>
        {folded(unpaid, { look: `${styles.part} ${styles.stairs}` })}
        {[refused, illegal, messages].map((section) => folded(section))}
        {folded(letters, { look: `${styles.part} ${styles.letters}`, Part: Letter })}
        <Sources sources={[...licensedOperators.sources, ...sources]} />
      </SheetWithContents>
    </>
  );
}

/** An element, not a component: the sheet lists the sections that it is given. */
const folded = (
  { id, title, content, parts }: FoldedSection,
  { look = styles.part, Part = Prose }: { look?: string | undefined; Part?: typeof Letter } = {},
) => (
  <Section key={id} id={id} title={title} className={look}>
    <Prose>{content}</Prose>
    <div>
      {parts.map(({ content, ...part }) => (
        <Disclosure key={part.id} {...part}>
          <Part>{content}</Part>
        </Disclosure>
      ))}
    </div>
  </Section>
);
