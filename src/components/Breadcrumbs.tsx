import { articlePath, routes } from '../routes';
import styles from './Breadcrumbs.module.css';

type Step = { path: string; label: string };

/** The way to an article from the home page. */
export const articleTrail = ({ slug, title }: { slug: string; title: string }): Step[] => [
  { path: routes.home, label: 'Início' },
  { path: routes.articles, label: 'Artigos' },
  { path: articlePath(slug), label: title },
];

export const Breadcrumbs = ({ trail }: { trail: Step[] }) => (
  <nav aria-label="Caminho" className={styles.breadcrumbs}>
    <ol role="list">
      {trail.map(({ path, label }, index) => (
        <li key={path}>{index < trail.length - 1 ? <a href={path}>{label}</a> : <span aria-current="page">{label}</span>}</li>
      ))}
    </ol>
  </nav>
);
