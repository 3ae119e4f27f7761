import type { ReactNode } from 'react';
import { useWork } from './useWork';

type Props = { saying?: string; label?: string | undefined; work: () => Promise<unknown>; children: ReactNode };

/** A button that sets one thing off, and says beside itself what comes of it. */
export function WorkButton({ saying = '', label, work, children }: Props) {
  const { run, message } = useWork();
  return (
    <>
      <button type="button" aria-label={label} onClick={() => run(saying, work)}>
        {children}
      </button>
      {message}
    </>
  );
}
