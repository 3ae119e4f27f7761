import type { Door } from '../../model/schemas/help';
import { Disclosure } from '../../ui/Disclosure';
import { Prose } from '../../ui/Prose';
import styles from './Doors.module.css';

/** For whom help is wanted, or against what. Behind each door its first part is seen at once; the others open in turn. */
export function Doors({ doors }: { doors: Door[] }) {
  return (
    <div className={styles.doors}>
      {doors.map(({ id, title, about, parts: [first, ...others] }) => (
        <Disclosure key={id} id={id} title={title} about={<span className={styles.about}>{about}</span>} className={styles.door}>
          {first && (
            <section id={first.id} className={styles.first}>
              <h4>{first.title}</h4>
              <Prose>{first.content}</Prose>
            </section>
          )}
          {others.map((part) => (
            <Disclosure key={part.id} id={part.id} title={part.title} heading="h4" className={styles.part}>
              <Prose>{part.content}</Prose>
            </Disclosure>
          ))}
        </Disclosure>
      ))}
    </div>
  );
}
