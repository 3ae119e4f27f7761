import { Ornament } from '../../art/Ornament';
import { Island } from '../../islands/Island';
import { Newsletter } from '../../islands/newsletter/Newsletter';
import type { HomePage } from '../../model/schemas/home';
import type { Notices } from '../../model/schemas/notices';
import { Notice } from '../../sections/Notice';
import { Prose } from '../../ui/Prose';
import { Sheet } from '../../ui/Sheet';
import styles from './NewsletterLetter.module.css';

type Props = { newsletter: HomePage['newsletter']; notices: Notices };

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
        <Island name="newsletter" component={Newsletter} props={{ nameLabel, emailLabel, submitLabel }} />
      </Sheet>
    </section>
  );
}
