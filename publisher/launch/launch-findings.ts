import type { Content } from '../../src/model/load-content';
import { controllerFindings } from './controller';
import { exampleAddressFindings } from './example-addresses';
import type { Finding } from './finding';
import { freshnessFindings } from './freshness';
import { newsletterFindings } from './newsletter';
import { placeholderFindings } from './placeholders';
import { promotionFindings } from './promotion-dates';

/**
 * All that keeps `content` from going public on the day `today` (`YYYY-MM-DD`).
 * An empty list is permission; nothing here asks the network.
 */
export function launchFindings(content: Content, today: string): Finding[] {
  return [
    ...placeholderFindings(content),
    ...promotionFindings(content, today),
    ...controllerFindings(content),
    ...exampleAddressFindings(content),
    ...newsletterFindings(content),
    ...freshnessFindings(content, today),
  ];
}
