import { routes } from '../../routes';
import { ButtonLink } from '../../ui/Button';
import { ErrorScreen } from '../../ui/ErrorScreen';
import { Sheet } from '../../ui/Sheet';
import styles from './NotFoundPage.module.css';

/** What happened, as a Portuguese reader says it, the ways back, and the router's catalogued screen as small print. */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <Sheet className={styles.sheet}>
        <div>
          <h1 tabIndex={-1}>O elétrico saiu dos carris</h1>
          <p>
            Esta página não existe, ou mudou de endereço. Daqui <span className="unbroken">volta-se</span> a pé.
          </p>
          <p className={styles.ways}>
            <ButtonLink kind="primary" href={routes.home}>
              Voltar ao início
            </ButtonLink>
            <ButtonLink kind="quiet" href={routes.articles}>
              Ver os artigos
            </ButtonLink>
            <ButtonLink kind="quiet" href={routes.responsibleGambling}>
              Preciso de ajuda
            </ButtonLink>
          </p>
          <ErrorScreen message="404 Not Found" />
        </div>
        <div className={styles.tram} />
      </Sheet>
    </div>
  );
}
