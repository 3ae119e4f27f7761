import { Button } from '../../components/Button';
import { routes } from '../../routes';
import styles from './CookieBanner.module.css';

/** Fixed at the bottom until an answer is stored (specification §2, §4). Not modal. before-paint.ts shows and hides it. */
export const CookieBanner = () => (
  <section data-consent-banner hidden className={styles.bar} aria-label="Cookies">
    <div className={styles.inner}>
      <p className={styles.text}>
        Este site guarda só o essencial no seu navegador. <a href={routes.cookies}>Política de&nbsp;Cookies</a>
      </p>
      <div className={styles.buttons}>
        <Button kind="quiet" data-action="accept">
          Aceitar todos os cookies
        </Button>
        <Button kind="quiet" data-pending>
          Configurações
        </Button>
      </div>
    </div>
  </section>
);
