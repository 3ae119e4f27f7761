import type { Content } from '../../src/model/load-content';
import { exampleAddressFindings } from './example-addresses';
import type { Finding } from './finding';
import { freshnessFindings } from './freshness';
import { licenceFindings } from './licences';
import { promotionFindings } from './promotion-dates';
import { standInFindings } from './stand-ins';

/**
 * All that keeps `content` from going public on the day `today` (`YYYY-MM-DD`).
 * An empty list is permission; nothing here asks the network.
 */
export function launchFindings(content: Content, today: string): Finding[] {
  return [
    ...standInFindings(content),
    ...licenceFindings(content, today),
    ...promotionFindings(content, today),
    ...exampleAddressFindings(content),
    ...freshnessFindings(content, today),
  ];
}
