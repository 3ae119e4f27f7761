import { Button } from '../../components/Button';
import styles from './NewsletterForm.module.css';

type Props = {
  /** A line under the button, always there. */
  note?: string | undefined;
};

/** Plain HTML that only the browser checks (specification §5). What happens on submit is in newsletter.ts. */
export const NewsletterForm = ({ note }: Props) => (
  <form data-newsletter="" className={styles.form}>
    <label>
      Nome
      <input type="text" name="name" autoComplete="given-name" required />
    </label>
    <label>
      E-mail
      <input type="email" name="email" autoComplete="email" required />
    </label>
    <Button kind="primary" type="submit">
      Inscrever
    </Button>
    {note && <p className={styles.note}>{note}</p>}
    <p className={styles.status} data-newsletter-status="" role="status" />
  </form>
);
