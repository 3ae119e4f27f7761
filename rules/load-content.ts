import { type Content, publicPart, readContent } from '../src/model/content';
import { lisbonToday } from '../src/model/derived/today';
import { ContentError } from '../src/model/reading/finding';
import { judge } from './rule';
import { refused } from './rulebook';

/**
 * Reads and judges the whole of content/ at `root`, as it is true from the day `today` (`YYYY-MM-DD`) on.
 * @param withWaiting puts drafts and articles of later days among the others, to look at them before, marked above their titles.
 * @throws {ContentError} with all that is refused. What is wrong with a draft alone is not.
 */
export function loadContent(root: string, today = lisbonToday(), withWaiting = false): Content {
  const { content, complete, drafts, problems } = readContent(root, today);
  const urgent = [...problems, ...judge(refused, { content, today, complete })].filter(({ file }) => !drafts.has(file));
  if (urgent.length > 0) throw new ContentError(urgent);
  return publicPart(content, today, withWaiting);
}
