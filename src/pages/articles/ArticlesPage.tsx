import { ButtonLink } from '../../components/Button';
import { PageHeading } from '../../components/PageHeading';
import { wideOf } from '../../components/Poster';
import { Riverside } from '../../components/Riverside';
import type { PageProps } from '../../layout/page';
import { articlePath } from '../../routes';
import styles from './ArticlesPage.module.css';

export const ArticlesPage = ({ content: { articleList, articles } }: PageProps) => (
  <>
    <PageHeading title={articleList.title} lead={articleList.lead} tile="pena" />
    <ul role="list" className={styles.list}>
      {articles.map(({ slug, title, excerpt, poster }) => (
        <li key={slug} className={`paper ${styles.card}`}>
          <img className={styles.picture} src={wideOf(poster)} alt="" width={1200} height={630} fetchPriority="low" />
          <div className={styles.words}>
            <h2>{title}</h2>
            <p>{excerpt}</p>
            <ButtonLink kind="primary" href={articlePath(slug)}>
              Ler artigo<span className="visually-hidden">: {title}</span>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
    <Riverside />
  </>
);
