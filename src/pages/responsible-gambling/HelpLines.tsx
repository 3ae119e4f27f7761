import styles from './HelpLines.module.css';

const others = [
  { to: 'tel:112', label: '112', about: 'Perigo imediato' },
  { to: 'tel:1411', label: '1411', about: 'Prevenção do suicídio: gratuita, 24\u00a0horas' },
  { to: 'tel:808242424', label: '808 24 24 24', about: 'SNS 24: psicólogos na opção 4, a qualquer hora' },
  { to: '#autoexclusao', label: 'Autoexclusão', about: 'Fechar todos os sites licenciados' },
];

/** The help line, larger than anything else on the page, and the four other ways out, none larger than the next. */
export function HelpLines({ helpLine }: { helpLine: string }) {
  return (
    <div className={styles.lines}>
      <p className={styles.first}>
        <a className={styles.call} href={`tel:${helpLine}`}>
          Ligar <strong className={styles.number}>{helpLine}</strong>
        </a>
        <span className={styles.when}>Linha Vida: gratuita e confidencial, com psicólogos, nos dias úteis.</span>
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
