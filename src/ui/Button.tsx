import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';
import { ExternalLink } from './ExternalLink';

type Look = { kind: 'primary' | 'quiet'; className?: string; children: ReactNode };

/** `data-` attributes go to the element. */
export function Button({ type = 'button', kind, className, ...button }: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={classOf({ kind, className })} {...button} />;
}

/** A link that weighs as much as a button. */
export function ButtonLink({ href, children, ...look }: Look & { href: string }) {
  return (
    <a className={classOf(look)} href={href}>
      {children}
    </a>
  );
}

type ExternalButtonProps = Look & {
  href: string;
  /** Whether the other site may see that we sent the reader: see ExternalLink. */
  reader?: 'sponsored' | 'private';
};

export function ExternalButtonLink({ href, reader = 'sponsored', children, ...look }: ExternalButtonProps) {
  return (
    <ExternalLink className={classOf(look)} href={href} kind={reader}>
      {children}
    </ExternalLink>
  );
}

const classOf = ({ kind, className }: Pick<Look, 'kind' | 'className'>) => [styles.button, styles[kind], className].filter(Boolean).join(' ');
