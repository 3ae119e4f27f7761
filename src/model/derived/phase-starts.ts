import { Temporal } from 'temporal-polyfill';
import type { Promotion } from '../schemas/promotion';
import type { PhaseStarts } from './phase';

const zone = 'Europe/Lisbon';

/** When the phases begin: at Lisbon's midnights. */
export function phaseStarts(promotion: Pick<Promotion, 'signUpsOpenOn' | 'signUpsCloseOn' | 'listPublishedBy'>): PhaseStarts {
  return {
    open: midnight(promotion.signUpsOpenOn),
    drawn: midnight(promotion.signUpsCloseOn, { days: 1 }),
    ended: midnight(promotion.listPublishedBy, { days: 1 }),
    // No promotion is published more than a year ahead: an earlier clock is one that was never set.
    trustedFrom: midnight(promotion.signUpsOpenOn, { years: -1 }),
  };
}

/** When a day begins in Lisbon, in ms since 1970. */
export const midnight = (day: string, later: Temporal.DurationLike = { days: 0 }): number =>
  Temporal.PlainDate.from(day).add(later).toZonedDateTime(zone).epochMilliseconds;
