import { type ReactNode, useEffect, useRef } from 'react';

/** What an answer brings: in view, and with the focus. */
export function Arrived({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} aria-label={label} className={className}>
      {children}
    </section>
  );
}
