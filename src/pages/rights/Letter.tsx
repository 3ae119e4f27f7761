import { ButtonLink } from '../../ui/Button';
import { Prose } from '../../ui/Prose';
import styles from './RightsPage.module.css';

/** A letter to copy, of which one press selects the whole, or to send to an address that the reader knows (RFC 6068; src/browser/letters.ts). */
export const Letter = ({ children }: { children: string }) => (
  <>
    <Prose className={styles.letter}>{children}</Prose>
    <p className="screen-only row">
      <ButtonLink kind="quiet" href={`mailto:?subject=${encodeURIComponent(/^Assunto: (.*)/.exec(children)?.[1] ?? '')}`}>
        Abrir no correio eletrónico
      </ButtonLink>
      <span className="quiet">ou toque na carta para a selecionar inteira</span>
    </p>
  </>
);
