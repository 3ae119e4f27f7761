import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { pendingFeature, spoken } from './messages';

/** A button for what does not exist yet: it only shows the toast of the specification's §8. */
export function PendingButton({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Button kind="quiet" className={className} data-pending={spoken(pendingFeature)}>
      {children}
    </Button>
  );
}
