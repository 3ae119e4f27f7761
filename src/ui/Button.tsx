import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { ExternalLink } from './ExternalLink';

type Look = { kind: 'primary' | 'quiet'; className?: string; children: ReactNode };

type ButtonProps = Look & {
  type?: 'button' | 'submit';
  /** The answers that the inline script stores or forgets when the button is pressed. */
  grant?: string;
  forget?: string;
  /** What a press says, when nothing else exists yet. */
  pending?: string;
};

export function Button({ type = 'button', grant, forget, pending, children, ...look }: ButtonProps) {
  return (
    <button type={type} className={classOf(look)} data-grant={grant} data-forget={forget} data-pending={pending}>
      {children}
    </button>
  );
}

/** A link that weighs as much as a button. */
export function ButtonLink({ href, children, ...look }: Look & { href: string }) {
  return (
    <a className={classOf(look)} href={href}>
      {children}
    </a>
  );
}

export function ExternalButtonLink({ href, children, ...look }: Look & { href: string }) {
  return (
    <ExternalLink className={classOf(look)} href={href} kind="sponsored">
      {children}
    </ExternalLink>
  );
}

const classOf = ({ kind, className }: Pick<Look, 'kind' | 'className'>) => [styles.button, styles[kind], className].filter(Boolean).join(' ');
