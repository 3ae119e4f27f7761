import { Island } from '../../islands/Island';
import { Newsletter } from '../../islands/newsletter/Newsletter';
import type { HomePage } from '../../model/home';
import { Prose } from '../../ui/Prose';
import { Sheet } from '../../ui/Sheet';
import styles from './NewsletterLetter.module.css';

export function NewsletterLetter({ title, text, ...labels }: HomePage['newsletter']) {
  return (
    <section className={styles.letter}>
      <Sheet className={styles.paper}>
        <div>
          <h2 id="newsletter-title">{title}</h2>
          <Prose>{text}</Prose>
        </div>
        <Island name="newsletter" component={Newsletter} props={labels} />
      </Sheet>
    </section>
  );
}
