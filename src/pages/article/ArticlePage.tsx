import { articleTrail, Breadcrumbs } from '../../components/Breadcrumbs';
import { PageHeading } from '../../components/PageHeading';
import { Poster } from '../../components/Poster';
import { Prose } from '../../components/Prose';
import { Sheet } from '../../components/Sheet';
import { Sources } from '../../components/Sources';
import type { Article, Picture } from '../../content/content';
import type { BlockName } from '../../content/prose-faults';
import { RolloverCalculator } from '../../features/rollover-calculator/RolloverCalculator';
import type { PageProps } from '../../layout/page';
import { articlePath } from '../../routes';
import styles from './ArticlePage.module.css';

/** An article: the way to it, its title beside its poster, its text, and the articles that follow. */
export function ArticlePage({ content: { pictures, articles }, article }: PageProps) {
  if (!article) throw new Error('The row of an article in src/pages/pages.ts needs its article.');
  return (
    <>
      <Breadcrumbs trail={articleTrail(article)} />
      <article>
        <PageHeading title={article.title} lead={article.lead} picture={<Poster name={article.poster} />} />
        <Sheet>
          <Body text={article.body} pictures={pictures} />
          <Sources sources={article.sources} />
          <Further articles={articles.filter((other) => other !== article)} />
        </Sheet>
      </article>
    </>
  );
}

const blocks: Record<BlockName, () => React.ReactNode> = {
  'rollover-calculator': () => <RolloverCalculator />,
};

/** A text with its blocks, which stand on lines of their own: `::rollover-calculator`. The loader refuses those that do not exist. */
const Body = ({ text, pictures }: { text: string; pictures: Record<string, Picture> }) =>
  text.split(/^::([\w-]+)$/m).map((piece, index) => {
    if (index % 2 === 1) return <div key={piece}>{blocks[piece as BlockName]()}</div>;
    return (
      piece.trim() && (
        <Prose key={piece} pictures={pictures} className={styles.text}>
          {piece}
        </Prose>
      )
    );
  });

const Further = ({ articles }: { articles: Article[] }) => (
  <nav aria-label="Outros artigos" className={styles.further}>
    <h2>Outros artigos</h2>
    <ul role="list">
      {articles.map(({ slug, title }) => (
        <li key={slug}>
          <a href={articlePath(slug)}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
);
