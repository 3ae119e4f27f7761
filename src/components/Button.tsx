import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';

type Look = { kind: 'primary' | 'quiet'; className?: string; children: ReactNode };

/** Attributes such as `data-…` go to the element. */
export const Button = ({ type = 'button', kind, className, ...button }: Look & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type={type} className={buttonClass({ kind, className })} {...button} />
);

/** A link that looks like a button. */
export const ButtonLink = ({ href, children, ...look }: Look & { href: string }) => (
  <a className={buttonClass(look)} href={href}>
    {children}
  </a>
);

/** For any other element that should look like a button. */
export const buttonClass = ({ kind, className }: Pick<Look, 'kind' | 'className'>) => [styles.button, styles[kind], className].filter(Boolean).join(' ');
