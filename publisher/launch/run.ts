/*
 * `npm run launch-check`: may this site go public? `-- --links` also asks the addresses it links to.
 * `npm run freshness`: only what was last confirmed more than a year ago.
 */
import { contentFolder } from '../../renderer/paths';
import { isExample } from '../../src/model/casinos';
import { loadContent } from '../../src/model/load-content';
import { ContentError } from '../../src/model/problem';
import { lisbonToday } from '../../src/model/today';
import { deadLinkFindings } from './dead-links';
import { freshnessFindings } from './freshness';
import { launchFindings } from './launch-findings';
import { outgoingAddresses } from './outgoing-addresses';
import { points, report } from './report';

const flags = new Set(process.argv.slice(2));

try {
  const content = loadContent(contentFolder);
  const findings = flags.has('--freshness') ? freshnessFindings(content, lisbonToday()) : launchFindings(content, lisbonToday());
  if (flags.has('--links')) {
    const addresses = outgoingAddresses(content).filter(({ address }) => !isExample(address));
    console.log(`A perguntar por ${new Set(addresses.map(({ address }) => address)).size} endereços…`);
    findings.push(
      ...(await deadLinkFindings(addresses, `${content.site.name.normalize('NFD').replace(/[^a-z]/gi, '')}-link-check/1.0 (+${content.site.address.value})`)),
    );
  }
  if (findings.length > 0) console.log(`${report(findings)}\n`);
  console.log(findings.length === 0 ? 'Nada por resolver.' : `${points(findings.length)} por resolver.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
