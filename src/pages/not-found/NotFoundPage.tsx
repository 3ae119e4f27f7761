import lostTram from '../../art/lost-tram.svg';
import { ButtonLink } from '../../components/Button';
import { ErrorScreen } from '../../components/ErrorScreen';
import { mainLinks } from '../../layout/main-links';
import { routes } from '../../routes';
import styles from './NotFoundPage.module.css';

/** The lost tram fills what the words leave of the first screen. */
export const NotFoundPage = () => (
  <div className={styles.scene}>
    <ErrorScreen message="404 Not Found">
      <p>O elétrico perdeu-se no caminho: esta página não existe ou mudou de endereço.</p>
      <ul role="list" className={styles.ways}>
        {mainLinks.map(({ path, label }) => (
          <li key={path}>
            <ButtonLink kind={path === routes.home ? 'primary' : 'quiet'} href={path}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </ErrorScreen>
    <img className={styles.tram} src={lostTram} alt="" width={1440} height={440} fetchPriority="low" />
  </div>
);
