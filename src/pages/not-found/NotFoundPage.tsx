import lostTram from '../../art/lost-tram.svg';
import { ErrorScreen } from '../../components/ErrorScreen';
import { routes } from '../../routes';
import styles from './NotFoundPage.module.css';

const ways = [
  { path: routes.home, label: 'Início' },
  { path: routes.casinos, label: 'Cassinos Online' },
  { path: routes.articles, label: 'Artigos' },
  { path: routes.rules, label: 'Regras' },
];

export const NotFoundPage = () => (
  <ErrorScreen message="404 Not Found">
    <img className={styles.tram} src={lostTram} alt="" width={720} height={420} fetchPriority="low" />
    <p className={styles.sentence}>O elétrico saiu dos carris: esta página não existe ou mudou de endereço.</p>
    <ul role="list" className={styles.ways}>
      {ways.map(({ path, label }) => (
        <li key={path}>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ul>
  </ErrorScreen>
);
