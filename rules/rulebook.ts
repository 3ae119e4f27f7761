import { type Content, publicPart, readContent } from '../src/model/content';
import { lisbonToday } from '../src/model/derived/today';
import { ContentError } from '../src/model/finding';
import { blocks, relatedArticles, twinSlugs } from './articles';
import { copyrightYear, freshness, licences, promotionDates } from './dates';
import { debris } from './debris';
import { links, sectionAddresses } from './links';
import { marks } from './marks';
import { exampleAddresses, partnerLinks } from './outgoing-addresses';
import { descriptions, twinPages } from './page-heads';
import { partnerButtons, twinPartners } from './partners';
import { redirects } from './redirects';
import { judge, type Read, type Ready, rulesOf, type Texts } from './rule';
import { spelling } from './spelling';
import { sums } from './sums';
import { phrasing, pressure, prize, typography, unfinishedWords } from './words';

/** What nothing is built with. The loader asks, whoever loads: build, desk, launch check, tests. What a schema can say of one file is the schema's. */
const refused = rulesOf<Read>('refuse', {
  'twin-slugs': twinSlugs,
  'related-articles': relatedArticles,
  blocks,
  'section-addresses': sectionAddresses,
  links,
  'twin-partners': twinPartners,
  'partner-links': partnerLinks,
  redirects,
});

/**
 * Reads and judges the whole of content/ at `root`, as it is true from the day `today` (`YYYY-MM-DD`) on.
 * @param withWaiting puts drafts and articles of later days among the others, to look at them before, marked above their titles.
 * @throws {ContentError} with all that is refused. What is wrong with a draft alone is not.
 */
export function loadContent(root: string, today = lisbonToday(), withWaiting = false): Content {
  const { content, complete, drafts, problems } = readContent(root);
  const urgent = [...problems, ...judge(refused, { content, today, complete })].filter(({ file }) => !drafts.has(file));
  if (urgent.length > 0) throw new ContentError(urgent);
  return publicPart(content, today, withWaiting);
}

/** What the site may not go public with. The launch check asks, in the terminal and at the desk, and the desk at each save of what is in the form. */
export const launch = rulesOf<Ready>('launch', {
  marks,
  licences,
  'promotion-dates': promotionDates,
  prize,
  'example-addresses': exampleAddresses,
  freshness,
});

/** The same of what would go public as a whole, where it is no more than a remark. */
export const remarkedOfAll = rulesOf<Ready>('remark', { 'copyright-year': copyrightYear });

/** What a publisher should read again, and may leave as it is. The desk asks at each save, the launch check of all texts. */
export const remarked = rulesOf<Texts>('remark', {
  spelling,
  phrasing,
  pressure,
  'partner-buttons': partnerButtons,
  typography,
  sums,
  'unfinished-words': unfinishedWords,
  debris,
  descriptions,
  'twin-pages': twinPages,
});
