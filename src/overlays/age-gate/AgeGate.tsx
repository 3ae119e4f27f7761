import { supportLine } from '../../model/derived/support-line';
import { searchEngine } from '../../routes';
import { Button, buttonClass } from '../../ui/Button';
import styles from './AgeGate.module.css';

type Props = { name: string; minimumAge: number; helpLine: string };

/**
 * The age gate (specification §2, §4). It stands in every page and is shown, instead of the site, until the inline
 * script finds the answer stored. *Sair* is a link that looks like a button; without scripts it leads away, and the gate stays.
 */
export function AgeGate({ name, minimumAge, helpLine }: Props) {
  return (
    <div data-gate className={styles.gate} role="dialog" aria-modal="true" aria-labelledby="gate_title" aria-describedby="gate_text">
      <div className={styles.window} data-city="">
        <div className={styles.pane}>
          <p className={styles.name}>{name}</p>
          <p id="gate_title" className={styles.title} role="heading" aria-level={1}>
            Só para maiores de {minimumAge}&nbsp;anos
          </p>
          <p id="gate_text">
            O conteúdo deste site é exclusivo para maiores de {minimumAge}&nbsp;anos. Confirme que tem {minimumAge}&nbsp;anos ou mais.
          </p>
          <noscript>
            <p className={styles.noScript}>Com os scripts desligados não podemos guardar a sua resposta, e o site fica fechado: ligue-os para entrar.</p>
          </noscript>
          <div className={styles.buttons}>
            <Button kind="primary" className={styles.enter} data-grant="age">
              Entrar
            </Button>
            <a className={buttonClass({ kind: 'quiet' })} href={searchEngine} rel="noreferrer">
              Sair
            </a>
          </div>
          <p className={styles.responsible}>Jogue com responsabilidade</p>
          <p className="quiet">
            Precisa de ajuda?{' '}
            <a href={`tel:${helpLine}`} className="unbroken">
              Linha Vida {helpLine}
            </a>
            , gratuita, nos dias úteis; a qualquer hora, <a href={supportLine.to}>SNS 24: {supportLine.label}</a>.
          </p>
        </div>
        <div className={styles.arch} />
      </div>
    </div>
  );
}
