import styles from './Shortcuts.module.css';

type Props = { label: string; links: { label: string; to: string }[] };

/** The ways to the answers that most readers come for. */
export function Shortcuts({ label, links }: Props) {
  return (
    <nav className={styles.shortcuts} aria-label={label}>
      {links.map(({ label, to }) => (
        <a key={to} href={to}>
          {label}
        </a>
      ))}
    </nav>
  );
}
