import { Ornament } from '../../art/Ornament';
import { pageTile } from '../../layout/page-tiles';
import { sectionIds } from '../../model/derived/section-ids';
import type { Content } from '../../model/reading/load-content';
import { routes } from '../../routes';
import { DrawLink, PromotionPhase } from '../../sections/PromotionPhase';
import { Sources } from '../../sections/Sources';
import { Accordion } from '../../ui/Accordion';
import { PageHeading } from '../../ui/PageHeading';
import { ProseWithTables } from '../../ui/ProseWithTables';
import { Section } from '../../ui/Section';
import { Sheet } from '../../ui/Sheet';
import { AdventPanel } from './AdventPanel';
import styles from './RulesPage.module.css';

const ids = sectionIds.rules;

type Props = Pick<Content, 'rules' | 'notices' | 'promotion'>;
type Item = { id: string; title: string; text: string; drawState?: true | undefined };

export function RulesPage({ rules, ...draw }: Props) {
  const accordionItem = ({ id, title, text, drawState }: Item) => ({
    id,
    title,
    content: (
      <>
        {drawState && <PromotionPhase {...draw} />}
        <ProseWithTables>{text}</ProseWithTables>
      </>
    ),
  });
  return (
    <>
      <PageHeading
        title={rules.title}
        first={
          <>
            <PromotionPhase {...draw} first />
            <DrawLink promotion={draw.promotion} />
          </>
        }
        lead={rules.lead}
        picture={<Ornament name={pageTile(routes.rules)} />}
      />
      <Sheet>
        <Section id={ids.calendar} className={styles.beside} title={rules.calendarTitle}>
          <AdventPanel {...draw} />
        </Section>
        <Section id={ids.rules} className={styles.beside} title={rules.sectionsTitle}>
          <Accordion name={ids.rules} items={rules.sections.map(({ content, ...rest }) => accordionItem({ ...rest, text: content }))} />
        </Section>
        <Section id={ids.questions} className={styles.beside} title={rules.faqTitle}>
          <Accordion name={ids.questions} items={rules.faq.map(({ question, answer, ...rest }) => accordionItem({ ...rest, title: question, text: answer }))} />
        </Section>
        <Sources sources={rules.sources} className={styles.sources} />
      </Sheet>
    </>
  );
}
