import { relatedArticles, twinPages, twinSlugs } from './articles';
import { debris } from './debris';
import { descriptions } from './descriptions';
import { exampleAddresses } from './example-addresses';
import { freshness } from './freshness';
import { licences } from './licences';
import { links, partnerLinks, sectionAddresses } from './links';
import { marks } from './marks';
import { phrasing, pressure } from './phrasing';
import { prize } from './prize';
import { promotionDates } from './promotion-dates';
import { redirects } from './redirects';
import type { Read, Ready, Rule, Texts } from './rule';
import { spelling } from './spelling';
import { sums } from './sums';
import { typography } from './typography';
import { unfinishedWords } from './unfinished-words';

/** What nothing is built with. The loader asks, whoever loads: build, desk, launch check, tests. What a schema can say of one file is the schema's. */
export const refused: Rule<Read>[] = [twinSlugs, relatedArticles, sectionAddresses, links, partnerLinks, redirects];

/** What the site may not go public with. The launch check asks, in the terminal and at the desk. */
export const launch: Rule<Ready>[] = [marks, licences, promotionDates, exampleAddresses, freshness];

/** What a publisher should read again, and may leave as it is. The desk asks at each save, the launch check of all texts. */
export const remarked: Rule<Texts>[] = [spelling, phrasing, pressure, prize, typography, sums, unfinishedWords, debris, descriptions, twinPages];
