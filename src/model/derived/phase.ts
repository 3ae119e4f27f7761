import type { Phase } from '../schemas/promotion';

/** Instants in ms since 1970 at which the phases open, drawn and ended begin, and before which a clock must be wrong. */
export type PhaseStarts = { open: number; drawn: number; ended: number; trustedFrom: number };

/**
 * The promotion's phase at `now` (ms since 1970), or none for a clock that was never set: then the page keeps
 * to its dates and claims nothing.
 */
export function phaseAt(now: number, { open, drawn, ended, trustedFrom }: PhaseStarts): Phase | undefined {
  if (now < trustedFrom) return undefined;
  return now < open ? 'before' : now < drawn ? 'open' : now < ended ? 'drawn' : 'ended';
}
