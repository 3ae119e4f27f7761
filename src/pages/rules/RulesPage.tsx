import type { Content } from '../../model/load-content';
import { PromotionPhase } from '../../sections/PromotionPhase';
import { Accordion } from '../../ui/Accordion';
import { PageHeading } from '../../ui/PageHeading';
import { ProseWithTables } from '../../ui/ProseWithTables';
import { Section } from '../../ui/Section';
import { Sheet } from '../../ui/Sheet';
import { AdventPanel } from './AdventPanel';

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
      <PageHeading title={rules.title} lead={rules.lead}>
        <PromotionPhase {...draw} />
      </PageHeading>
      <Sheet>
        <Section {...rules.calendar}>
          <AdventPanel {...draw} />
        </Section>
        <Section {...rules.sectionsHeading}>
          <Accordion name="regras" items={rules.sections.map(({ content, ...rest }) => accordionItem({ ...rest, text: content }))} />
        </Section>
        <Section {...rules.faqHeading}>
          <Accordion name="perguntas" items={rules.faq.map(({ question, answer, ...rest }) => accordionItem({ ...rest, title: question, text: answer }))} />
        </Section>
      </Sheet>
    </>
  );
}
