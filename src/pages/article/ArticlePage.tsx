import { articleTrail, Breadcrumbs } from '../../components/Breadcrumbs';
import { Drawing } from '../../components/Drawing';
import { PageHeading } from '../../components/PageHeading';
import { Poster } from '../../components/Poster';
import { Prose, slugOf } from '../../components/Prose';
import { Section, Sheet } from '../../components/Sheet';
import { Sources } from '../../components/Sources';
import type { Article, Picture } from '../../content/content';
import type { BlockName } from '../../content/prose-problems';
import { splitAtHeadings } from '../../content/split-at-headings';
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
        </Sheet>
      </article>
      <Further articles={articles.filter((other) => other !== article)} />
    </>
  );
}

const blocks: Record<BlockName, () => React.ReactNode> = {
  'rollover-calculator': () => <RolloverCalculator />,
};

type BodyProps = { text: string; pictures: Record<string, Picture> };

/** The opening of a text, and a section for each of its headings. */
const Body = ({ text, pictures }: BodyProps) => {
  const { opening, parts } = splitAtHeadings(text, 2);
  return (
    <>
      {opening && (
        <div className={styles.opening}>
          <WithBlocks text={opening} pictures={pictures} />
        </div>
      )}
      {parts.map(({ title, text }) => (
        <Section key={title} id={slugOf(title)} title={title}>
          <WithBlocks text={text} pictures={pictures} />
        </Section>
      ))}
    </>
  );
};

/** A text with its blocks, which stand on lines of their own: `::rollover-calculator`. The loader refuses those that do not exist. */
const WithBlocks = ({ text, pictures }: BodyProps) =>
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

const covers = import.meta.glob<string>('../../art/posters/*-cover.svg', { query: '?raw', import: 'default', eager: true });

const Further = ({ articles }: { articles: Article[] }) => (
  <nav aria-label="Outros artigos" className={styles.further}>
    <h2>Outros artigos</h2>
    <ul role="list">
      {articles.map(({ slug, title, poster }) => (
        <li key={slug}>
          <a className="paper" href={articlePath(slug)}>
            <Drawing svg={covers[`../../art/posters/${poster}-cover.svg`]} />
            <span className={styles.name}>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
