import { supportLine } from '../../model/support-line';
import styles from './HelpLines.module.css';

const others = [
  { to: 'tel:112', label: '112', about: 'Perigo imediato' },
  { to: 'tel:1411', label: '1411', about: 'Prevenção do suicídio: gratuita, 24\u00a0horas' },
  { to: '#autoexclusao', label: 'Autoexclusão', about: 'Fechar todos os sites licenciados' },
];

/** The help line, larger than anything else on the page; the one that answers at night, next to it; and three other ways out. */
export function HelpLines({ helpLine }: { helpLine: string }) {
  return (
    <div className={styles.lines}>
      <p className={styles.first}>
        <a className={styles.call} href={`tel:${helpLine}`}>
          Ligar <strong className={styles.number}>{helpLine}</strong>
        </a>
        <span className={styles.when}>Linha Vida: psicólogos, nos dias úteis; gratuita e confidencial.</span>
      </p>
      <p className={styles.first}>
        <a className={styles.call} href={supportLine.to}>
          Ligar <strong className={styles.night}>{supportLine.label}</strong>
        </a>
        <span className={styles.when}>SNS 24: psicólogos, a qualquer hora.</span>
      </p>
      <ul role="list" className={styles.others}>
        {others.map(({ to, label, about }) => (
          <li key={to}>
            <a className={styles.other} href={to}>
              <strong className={styles.label}>{label}</strong> <span>{about}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
