import type { ReactNode } from 'react';

type Props = {
  href: string;
  /** A partner may see which site sent the reader; no other site may see that a reader looks for help. */
  kind: 'sponsored' | 'private';
  className?: string;
  children: ReactNode;
};

/** A link that leaves the site, in a new tab, and says so. */
export const ExternalLink = ({ href, kind, className, children }: Props) => (
  <a
    className={className}
    href={href}
    target="_blank"
    rel={kind === 'sponsored' ? 'sponsored noopener' : 'noopener noreferrer'}
    referrerPolicy={kind === 'sponsored' ? 'origin' : undefined}
  >
    {children}
    <span className="visually-hidden"> (abre num novo separador)</span>
  </a>
);
