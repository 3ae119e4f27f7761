import panel from '../../art/lisbon-panel.svg';
import { Prose } from '../../components/Prose';
import styles from './AdventCalendar.module.css';
import type { Calendar } from './calendar-schema';
import { dayAttribute } from './mark-days';

/** Never inlined: the browser fetches each drawing when its tile is opened. */
const files = import.meta.glob<string>('./drawings/*.svg', { query: '?no-inline', import: 'default', eager: true });

/** Lisbon on 25 tiles. Each opens onto a small surprise, one at a time, and needs no script. */
export const AdventCalendar = ({ calendar: { title, intro, days } }: { calendar: Calendar }) => (
  <section id="calendario" className={styles.calendar}>
    <div className={styles.wall}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <Prose>{intro}</Prose>
      </div>
      <img className={styles.panel} src={panel} alt="" width={1000} height={1000} />
      <div className={styles.garland} />
      {days.map(({ title, text, drawing }, index) => (
        // The first is open, so that a visitor sees what a tile holds.
        <details key={drawing} name="calendario" open={index === 0} {...{ [dayAttribute]: index + 1 }}>
          <summary>
            <span className={styles.number}>{index + 1}</span>
            <span className="visually-hidden"> de dezembro</span>
            <img className={styles.behind} src={files[`./drawings/${drawing}.svg`]} alt="" width={96} height={96} loading="lazy" />
          </summary>
          <div className={`paper ${styles.card}`}>
            <img src={files[`./drawings/${drawing}.svg`]} alt="" width={96} height={96} loading={index === 0 ? 'eager' : 'lazy'} />
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </details>
      ))}
    </div>
  </section>
);
