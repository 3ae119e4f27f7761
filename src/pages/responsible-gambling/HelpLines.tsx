import { supportLine } from '../../model/support-line';
import styles from './HelpLines.module.css';

const others = [
  { ...supportLine, about: 'SNS\u00a024, dia e\u00a0noite' },
  { to: 'tel:112', label: '112', about: 'Perigo imediato' },
  { to: 'tel:1411', label: '1411', about: 'Prevenção do suicídio' },
  { to: '#autoexclusao', label: 'Autoexclusão', about: 'Fechar todos os sites licenciados' },
];

/** The help line, larger than anything else on the page, and four other ways out, equal among them. */
export function HelpLines({ helpLine }: { helpLine: string }) {
  return (
    <div className={styles.lines}>
      <p className={styles.first}>
        <a className={styles.call} href={`tel:${helpLine}`}>
          Ligar <strong className={styles.number}>{helpLine}</strong>
        </a>
        <span className={styles.when}>Linha Vida: psicólogos, nos dias úteis; gratuita e confidencial.</span>
      </p>
      <ul role="list" className={styles.others}>
        {others.map(({ to, label, about }) => (
          <li key={to}>
            <a className={styles.other} href={to}>
              <span>
                {to.startsWith('tel:') ? 'Ligar' : 'Pedir'} <strong className={styles.label}>{label}</strong>
              </span>{' '}
              <span>{about}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
