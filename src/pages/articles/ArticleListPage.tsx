import { Ornament } from '../../art/Ornament';
import type { Article } from '../../model/reading/load-articles';
import type { ArticleListPage as ArticleList } from '../../model/schemas/articles';
import { articlePath } from '../../routes';
import { ButtonLink } from '../../ui/Button';
import { PageHeading } from '../../ui/PageHeading';
import '../../styles/page-fade.css';
import styles from './ArticleListPage.module.css';
import { Pagination } from './Pagination';

type Props = { list: ArticleList; articles: Article[]; page: number; pages: number };

export function ArticleListPage({ list, articles, page, pages }: Props) {
  return (
    <>
      <PageHeading picture={<Ornament name="penaAmongArticles" />} title={list.title} lead={list.lead} />
      <ul role="list" className={styles.articles}>
        {articles.map((article, index) => (
          <ArticleCard key={article.slug} article={article} isLead={index === 0} />
        ))}
      </ul>
      {pages > 1 && <Pagination page={page} pages={pages} />}
    </>
  );
}

type CardProps = { article: Article; isLead: boolean };

function ArticleCard({ article: { slug, title, excerpt, topic, tile, readingMinutes }, isLead }: CardProps) {
  return (
    <li className={`paper ${styles.card}`}>
      <Ornament name={tile} className={styles.tile} />
      <div className={styles.words}>
        <p className={`quiet ${styles.facts}`}>
          {topic}, {readingMinutes}&nbsp;min
        </p>
        <h2 className={styles.title}>{title}</h2>
        <p>{excerpt}</p>
        <ButtonLink kind={isLead ? 'primary' : 'quiet'} href={articlePath(slug)}>
          Ler artigo<span className="visually-hidden">: {title}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
