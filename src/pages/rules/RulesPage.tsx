import type { Content } from '../../model/content';
import { sectionIds } from '../../model/derived/section-ids';
import { routes } from '../../routes';
import { DrawLink, PromotionPhase } from '../../sections/PromotionPhase';
import { Sources } from '../../sections/Sources';
import { TiledHeading } from '../../sections/TiledHeading';
import { Disclosure } from '../../ui/Disclosure';
import { ProseWithTables } from '../../ui/ProseWithTables';
import { Section } from '../../ui/Section';
import { Sheet } from '../../ui/Sheet';
import { AdventPanel } from './AdventPanel';
import styles from './RulesPage.module.css';

const ids = sectionIds.rules;

type Props = Pick<Content, 'rules' | 'notices' | 'promotion'>;
type Item = { id: string; title: string; inShort: string; text: string; drawState?: true | undefined };

export function RulesPage({ rules, ...draw }: Props) {
  /** Of the items of one list at most one is open. */
  const list = (name: string, items: Item[]) => (
    <div>
      {items.map(({ id, title, inShort, text, drawState }) => (
        <Disclosure key={id} id={id} name={name} title={title} inShort={inShort}>
          {drawState && <PromotionPhase {...draw} />}
          <ProseWithTables>{text}</ProseWithTables>
        </Disclosure>
      ))}
    </div>
  );
  return (
    <>
      <TiledHeading
        path={routes.rules}
        title={rules.title}
        first={
          <>
            <PromotionPhase {...draw} first />
            <DrawLink promotion={draw.promotion} on={routes.rules} />
          </>
        }
        lead={rules.lead}
      />
      <Sheet>
        <Section id={ids.calendar} className={styles.beside} title={rules.calendarTitle}>
          <AdventPanel {...draw} />
        </Section>
        <Section id={ids.rules} className={styles.beside} title={rules.sectionsTitle}>
          {list(
            ids.rules,
            rules.sections.map(({ content, ...rest }) => ({ ...rest, text: content })),
          )}
        </Section>
        <Section id={ids.questions} className={styles.beside} title={rules.faqTitle}>
          {list(
            ids.questions,
            rules.faq.map(({ question, answer, ...rest }) => ({ ...rest, title: question, text: answer })),
          )}
        </Section>
        <Sources sources={rules.sources} className={styles.sources} />
      </Sheet>
    </>
  );
}
