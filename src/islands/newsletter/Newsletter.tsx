import { type FormEvent, useState } from 'react';
import { newsletterSuccess, showToast } from '../../overlays/toast/messages';
import { Button } from '../../ui/Button';
import '../../ui/fields.css';
import styles from './Newsletter.module.css';

type Props = { nameLabel: string; emailLabel: string; submitLabel: string };

/**
 * The newsletter form (specification §5, §7): the browser's own checks, a toast, and nothing is sent. `dialog` is the
 * one method that goes nowhere, so that a form that is not hydrated yet cannot put an e-mail into the address bar.
 */
export function Newsletter({ nameLabel, emailLabel, submitLabel }: Props) {
  const [done, setDone] = useState(false);

  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.reset();
    setDone(true);
    showToast(newsletterSuccess);
  }

  return (
    <form method="dialog" aria-labelledby="newsletter_title" className={styles.form} onSubmit={confirm}>
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
      <p className={styles.done}>{done && 'Concluído: o formulário foi limpo, e nada foi enviado nem guardado.'}</p>
    </form>
  );
}
