import { routes } from '../../routes';
import { Button } from '../../ui/Button';
import { pending } from '../toast/messages';
import styles from './CookieBanner.module.css';

/** The cookie banner (specification §2, §4): after the gate, until the answer is stored. Not modal. */
export const CookieBanner = () => (
  <section className={`screen-only ${styles.banner}`} aria-label="Cookies">
    <div className={styles.inner}>
      <p className={styles.text}>
        Sem cookies de publicidade ou medição<span className={styles.more}>: guardamos só duas respostas suas</span>.{' '}
        <a href={routes.cookies}>Política de&nbsp;Cookies</a>.
      </p>
      <div className={styles.buttons}>
        <Button kind="quiet" data-grant="consent">
          Aceitar todos os cookies
        </Button>
        <Button kind="quiet" {...pending}>
          Configurações
        </Button>
      </div>
    </div>
  </section>
);
