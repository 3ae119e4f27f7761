import type { Article } from '../../content/load-articles';
import type { Facts } from '../../content/site';
import { Island } from '../../islands/Island';
import { RolloverCalculator } from '../../islands/rollover/RolloverCalculator';
import { Prose } from '../../ui/Prose';
import { splitAfterSection } from './split-after-section';

/** The heading of the section after which the calculator stands. */
const sumsSection = 'as-contas-passo-a-passo';

/** The article's text, with its calculator where the article asks for one. */
export function ArticleBody({ article, facts }: { article: Article; facts: Facts }) {
  if (!article.calculator) return <Prose>{article.body}</Prose>;
  const [before, after] = splitAfterSection(article.body, sumsSection);
  return (
    <>
      <Prose>{before}</Prose>
      <Island name="rollover" component={RolloverCalculator} props={{ bonus: facts.rollover.bonus, multiplier: facts.rollover.multiplier }} />
      {after.length > 0 && <Prose>{after}</Prose>}
    </>
  );
}
