import type { Values } from '../api/entry-text';
import { slugFor } from '../schema/slug';

/** The address of a new article follows its title until the publisher writes another; a review is never before the publication. */
export function withFollowers(before: Values, values: Values, isNew: boolean): Values {
  const { publishedOn, reviewedOn } = values;
  const neverReviewed = reviewedOn === before.publishedOn || String(reviewedOn) < String(publishedOn);
  return {
    ...values,
    ...(isNew && values.slug === slugFor(String(before.title)) && { slug: slugFor(String(values.title)) }),
    ...(publishedOn !== before.publishedOn && publishedOn !== '' && neverReviewed && { reviewedOn: publishedOn }),
  };
}
