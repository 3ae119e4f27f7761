import { supportLine } from '../../model/support-line';
import { searchEngine } from '../../routes';
import { Button } from '../../ui/Button';
import styles from './AgeGate.module.css';

type Props = { name: string; minimumAge: number; helpLine: string };

/**
 * The age gate (specification §2, §4). It stands in every page and is shown, instead of the site, until the inline
 * script finds the answer stored. *Sair* is a form, so that it works without scripts; without them the gate stays.
 */
export function AgeGate({ name, minimumAge, helpLine }: Props) {
  return (
    <div data-gate className={styles.gate} role="dialog" aria-modal="true" aria-labelledby="gate-title" aria-describedby="gate-text">
      <div className={styles.window}>
        <p className={styles.name}>{name}</p>
        <p id="gate-title" className={styles.title} role="heading" aria-level={1}>
          Só para maiores de {minimumAge}&nbsp;anos
        </p>
        <p id="gate-text">
          O conteúdo deste site é exclusivo para maiores de {minimumAge}&nbsp;anos. Confirme que tem {minimumAge}&nbsp;anos ou mais.
        </p>
        <noscript>
          <p className={styles.noScript}>
            O seu navegador tem os scripts desligados. Sem eles não podemos guardar a sua resposta, por isso o site fica fechado.
          </p>
        </noscript>
        <div className={styles.buttons}>
          <Button kind="primary" className={styles.enter} data-grant="age">
            Entrar
          </Button>
          <form action={searchEngine}>
            <Button kind="quiet" className={styles.leave} type="submit">
              Sair
            </Button>
          </form>
        </div>
        <p className={styles.responsible}>Jogue com responsabilidade</p>
        <p className={`quiet ${styles.help}`}>
          Precisa de ajuda? <a href={`tel:${helpLine}`}>Linha Vida {helpLine}</a>, gratuita, nos dias úteis; a qualquer hora,{' '}
          <a href={supportLine.to}>SNS 24: {supportLine.label}</a>.
        </p>
      </div>
    </div>
  );
}
