import { articleTrail, Breadcrumbs } from '../../components/Breadcrumbs';
import { PageHeading } from '../../components/PageHeading';
import { Poster } from '../../components/Poster';
import { Prose, slugOf } from '../../components/Prose';
import { Band, Section, Sheet } from '../../components/Sheet';
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
          <Band />
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
  text.split(/^(::[\w-]+)$|^(?=## )/m).map((piece) => {
    if (!piece?.trim()) return null;
    if (piece.startsWith('::')) return <div key={piece}>{blocks[piece.slice(2) as BlockName]()}</div>;
    const [, title, rest = piece] = piece.match(/^## (.+)\n([\s\S]*)/) ?? [];
    const prose = (
      <Prose key={piece} pictures={pictures} className={title ? styles.text : `${styles.text} ${styles.opening}`}>
        {rest}
      </Prose>
    );
    if (!title) return prose;
    return (
      <Section key={title} id={slugOf(title)} title={title}>
        {prose}
      </Section>
    );
  });

const covers = import.meta.glob<string>('../../art/posters/*-cover.svg', { import: 'default', eager: true });

const Further = ({ articles }: { articles: Article[] }) => (
  <nav aria-label="Outros artigos" className={styles.further}>
    <h2>Outros artigos</h2>
    <ul role="list">
      {articles.map(({ slug, title, poster }) => (
        <li key={slug}>
          <a href={articlePath(slug)}>
            <img src={covers[`../../art/posters/${poster}-cover.svg`]} alt="" width={240} height={126} fetchPriority="low" />
            <span className={styles.name}>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
