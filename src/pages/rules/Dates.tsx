import { dateRange, longDate } from '../../content/dates';
import type { Promotion } from '../../content/promotion-schema';
import styles from './Dates.module.css';

/** The draw's dates, as stops of one line. */
export const Dates = ({ promotion: { signUpFrom, signUpTo, draw, contactWithinHours, winnersBy } }: { promotion: Promotion }) => (
  <section id="datas" className={styles.dates} aria-label="Datas do sorteio">
    <dl>
      <Stop name="Inscrições" when={dateRange(signUpFrom, signUpTo)} />
      <Stop name="Sorteio" when={longDate(draw)} />
      <Stop name="Contacto com os vencedores" when={`em ${contactWithinHours} horas`} />
      <Stop name="Lista de vencedores" when={`até ${longDate(winnersBy)}`} />
    </dl>
  </section>
);

const Stop = ({ name, when }: { name: string; when: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{when}</dd>
  </div>
);
