import type { Home } from './home-schema';
import styles from './Testimonials.module.css';

/** Three different windows of one façade, and what is said at each. */
export const Testimonials = ({ testimonials }: { testimonials: Home['testimonials']['items'] }) => (
  <ul role="list" className={styles.windows}>
    {testimonials.map(({ quote, author, city }) => (
      <li key={quote} className={styles.floor}>
        <div className={`screen-only ${styles.window}`} />
        <figure className={styles.words}>
          <blockquote>
            <p>«{quote}»</p>
          </blockquote>
          <figcaption>
            {author}, {city}
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
);
