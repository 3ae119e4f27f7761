import draw from '../../art/draw.svg?raw';
import { buttonClass } from '../../components/Button';
import { Drawing } from '../../components/Drawing';
import { ExternalLink } from '../../components/ExternalLink';
import { PageHeading } from '../../components/PageHeading';
import { Prose } from '../../components/Prose';
import { Section, Sheet } from '../../components/Sheet';
import { Sources } from '../../components/Sources';
import { Accordion } from '../../features/accordion/Accordion';
import { AdventCalendar } from '../../features/advent-calendar/AdventCalendar';
import type { PageProps } from '../../layout/page';
import { Dates } from './Dates';
import styles from './RulesPage.module.css';

export const RulesPage = ({ content: { rules, promotion, calendar } }: PageProps) => {
  const { signUp, authorisation, prize } = promotion;
  return (
    <>
      <PageHeading title={rules.title} lead={rules.lead} picture={<Drawing svg={draw} className={styles.picture} />}>
        <ExternalLink href={signUp.value} kind="private" className={buttonClass({ kind: 'primary' })}>
          Inscrever-me no sorteio
        </ExternalLink>
      </PageHeading>
      <Dates promotion={promotion} />
      <Sheet>
        <div className={styles.columns}>
          <Section title={rules.sectionsTitle} wide>
            {!prize.placeholder && <p>Prémio: {prize.value}</p>}
            {!authorisation.placeholder && <p>Autorização n.º {authorisation.value}</p>}
            <Accordion name="regras" items={rules.sections.map(({ content, ...section }) => ({ ...section, content: <Prose>{content}</Prose> }))} />
          </Section>
          <Section title={rules.faq.title} wide>
            <Accordion name="perguntas" items={rules.faq.items.map(({ question, answer }) => ({ title: question, content: <Prose>{answer}</Prose> }))} />
          </Section>
        </div>
        <Sources sources={rules.sources} />
      </Sheet>
      <AdventCalendar calendar={calendar} />
    </>
  );
};
