import { Ornament } from '../../art/Ornament';
import type { HomePage } from '../../model/schemas/home';
import type { Notices } from '../../model/schemas/notices';
import { submitted } from '../../overlays/toast/messages';
import { Notice } from '../../sections/Notice';
import { Button } from '../../ui/Button';
import { Prose } from '../../ui/Prose';
import { Sheet } from '../../ui/Sheet';
import '../../ui/fields.css';
import styles from './NewsletterLetter.module.css';

type Props = { newsletter: HomePage['newsletter']; notices: Notices };

/**
 * The newsletter (specification §5, §7): the browser's own checks, a toast, and nothing is sent (src/browser/toast.ts). `dialog`
 * is the one method that goes nowhere, so that no e-mail gets into the address bar where scripts do not run.
 */
export function NewsletterLetter({ newsletter, notices }: Props) {
  const { title, text, nameLabel, emailLabel, submitLabel } = newsletter;
  return (
    <section className={`laid-out-later screen-only ${styles.letter}`}>
      <Sheet className={styles.paper}>
        <div>
          <Ornament name="roseta" className={styles.stamp} />
          <h2 id="newsletter_title">{title}</h2>
          <Prose>{text}</Prose>
          <Notice notices={notices} of="newsletter" about={newsletter} />
        </div>
        <form method="dialog" aria-labelledby="newsletter_title" className={styles.form} {...submitted}>
          <label>
            {nameLabel}
            <input name="name" type="text" autoComplete="name" required />
          </label>
          <label>
            {emailLabel}
            <input name="email" type="email" autoComplete="email" required />
          </label>
          <Button kind="primary" type="submit">
            {submitLabel}
          </Button>
          {/* The toast, which is announced, goes and thanks for a subscription; what stays says what happened. */}
          <p data-done hidden className={styles.done}>
            Concluído: o formulário foi limpo, e nada foi enviado nem guardado.
          </p>
        </form>
      </Sheet>
    </section>
  );
}
