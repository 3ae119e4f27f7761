import type { Notices } from './notices';
import type { Promotion } from './promotion';

/** What the draw says of itself in each phase: with an authorisation, or without. */
export const drawStates = (notices: Notices, { authorisation }: Promotion) =>
  notices.draw[authorisation.placeholder === undefined ? 'authorised' : 'unauthorised'];

/**
 * The sentence for texts that cannot follow the clock (descriptions, files): true from the day `today` (`YYYY-MM-DD`) on,
 * however long the page is kept. Only the end of an edition is for good.
 */
export const drawSummary = (notices: Notices, promotion: Promotion, today: string): string => {
  const states = drawStates(notices, promotion);
  return promotion.listPublishedBy < today ? states.ended.sentence : states.summary;
};
