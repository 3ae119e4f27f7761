import type { Content } from '../../model/load-content';
import { PromotionPhase } from '../../sections/PromotionPhase';
import { Accordion } from '../../ui/Accordion';
import { PageHeading } from '../../ui/PageHeading';
import { ProseWithTables } from '../../ui/ProseWithTables';
import { Section } from '../../ui/Section';
import { Sheet } from '../../ui/Sheet';
import { AdventPanel } from './AdventPanel';

export function RulesPage({ rules, promotion }: Pick<Content, 'rules' | 'promotion'>) {
  return (
    <>
      <PageHeading title={rules.title} lead={rules.lead}>
        <PromotionPhase labels={promotion.phaseLabels} />
      </PageHeading>
      <Sheet>
        <Section id="calendario" title={rules.calendarTitle}>
          <AdventPanel promotion={promotion} />
        </Section>
        <Section id="regras" title={rules.sectionsTitle}>
          <Accordion
            name="regras"
            items={rules.sections.map(({ id, title, content }) => ({ id, title, content: <ProseWithTables>{content}</ProseWithTables> }))}
          />
        </Section>
        <Section id="perguntas" title={rules.faqTitle}>
          <Accordion
            name="perguntas"
            items={rules.faq.map(({ id, question, answer }) => ({ id, title: question, content: <ProseWithTables>{answer}</ProseWithTables> }))}
          />
        </Section>
      </Sheet>
    </>
  );
}
