import type { Door } from '../../model/schemas/help';
import { Disclosure } from '../../ui/Disclosure';
import { Prose } from '../../ui/Prose';
import styles from './Doors.module.css';

/** For whom help is wanted, or against what, two by two. Behind each door its first part is seen at once; the others open in turn. */
export function Doors({ doors }: { doors: Door[] }) {
  return (
    <div className={styles.doors}>
      {doors.map(
        (left, index) =>
          index % 2 === 0 && (
            <div key={left.id} className={styles.pair}>
              {doors.slice(index, index + 2).map(behind)}
            </div>
          ),
      )}
    </div>
  );
}

const behind = ({ id, title, about, parts: [first, ...others] }: Door) => (
  <Disclosure key={id} id={id} title={title} about={<span className={styles.about}>{about}</span>} className={styles.door}>
    <p className={`screen-only ${styles.of}`}>{title}</p>
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
);
