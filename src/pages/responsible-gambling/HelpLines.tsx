import type { ReactNode } from 'react';
import { supportLine } from '../../model/derived/support-line';
import styles from './HelpLines.module.css';

/** On a line of its own where there is no room for all. */
const always = <span className="unbroken">dia e noite.</span>;

const others = [
  { to: 'tel:112', label: '112', about: <>Perigo imediato, {always}</> },
  { to: 'tel:1411', label: '1411', about: <>Prevenção do suicídio, {always}</> },
  { to: '#autoexclusao', label: 'Autoexclusão', about: 'Deixar de poder jogar nos sites licenciados.' },
];

/**
 * Two lines that listen, and three other ways out. The inline script knows which of the two comes first at this hour: that
 * one is then larger than anything else on the page. Without it both are equal.
 */
export function HelpLines({ helpLine }: { helpLine: string }) {
  return (
    <ul role="list" className={styles.lines}>
      <Way className={styles.help} to={`tel:${helpLine}`} label={helpLine} about="Linha Vida, nos dias úteis." more="Psicólogos; gratuita e confidencial.">
        {/* After its hours nobody knows for sure: sources differ by two of them. */}
        <span className={styles.open}> Aberta agora.</span>
        <span className={styles.closed}> Agora deve estar fechada.</span>
      </Way>
      <Way className={styles.support} {...supportLine} about={'SNS\u00a024, dia e\u00a0noite, também em inglês.'} more="Os psicólogos atendem agora." />
      {others.map((way) => (
        <Way key={way.to} {...way} />
      ))}
    </ul>
  );
}

type WayProps = { to: string; label: string; about: ReactNode; more?: string; className?: string | undefined; children?: ReactNode };

/** The whole of it is the link; the link is called by what it does. */
const Way = ({ to, label, about, more, className = '', children }: WayProps) => (
  <li className={`${styles.way} ${className}`.trim()}>
    <a className={styles.link} href={to}>
      {to.startsWith('tel:') ? 'Ligar' : 'Pedir'} <strong className={styles.label}>{label}</strong>
    </a>{' '}
    <span className={styles.about}>
      {about}
      {more && <span className={styles.more}> {more}</span>}
      {children}
    </span>
  </li>
);
