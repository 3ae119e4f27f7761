import type { Home } from './home-schema';
import styles from './Testimonials.module.css';

const windows = [styles.shutters, styles.arch, styles.curtain];

/** Three different windows of one façade, someone at home behind each. */
export const Testimonials = ({ testimonials }: { testimonials: Home['testimonials']['items'] }) => (
  <ul role="list" className={styles.windows}>
    {testimonials.map(({ quote, author, city }, index) => (
      <li key={quote} className={`${styles.window} ${windows[index]}`}>
        <figure>
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
