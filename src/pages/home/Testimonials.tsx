import type { HomePage } from '../../model/schemas/home';
import styles from './Testimonials.module.css';

export function Testimonials({ items }: { items: HomePage['testimonials']['items'] }) {
  return (
    <ul role="list" className={styles.windows}>
      {items.map(({ quote, author, city }) => (
        <li key={quote} className={styles.window}>
          <figure className={styles.pane}>
            <blockquote className={styles.quote}>«{quote}»</blockquote>
            <figcaption>
              {author}, {city}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
