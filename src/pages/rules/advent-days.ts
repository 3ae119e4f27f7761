import { Temporal } from 'temporal-polyfill';
import { midnight } from '../../model/derived/phase-starts';
import type { Promotion } from '../../model/schemas/promotion';

type AdventDay = {
  /** `2025-12-24`, and 24. */
  day: string;
  number: number;
  /** When its tile is glazed (ms since 1970): as the day begins in Lisbon. */
  from: number;
  /** Sign-ups open or close on it, or the draw is held. */
  matters: boolean;
};

/** Every day from the first sign-up to the draw, one tile each. */
export function adventDays({ signUpsOpenOn, signUpsCloseOn, drawOn }: Pick<Promotion, 'signUpsOpenOn' | 'signUpsCloseOn' | 'drawOn'>): AdventDay[] {
  const first = Temporal.PlainDate.from(signUpsOpenOn);
  const days = first.until(drawOn, { largestUnit: 'days' }).days + 1;
  return Array.from({ length: days }, (_, index) => {
    const date = first.add({ days: index });
    const day = date.toString();
    return {
      day,
      number: date.day,
      from: midnight(day),
      matters: [signUpsOpenOn, signUpsCloseOn, drawOn].includes(day),
    };
  });
}
