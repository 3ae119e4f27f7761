import { outgoingAddresses } from '../../rules/outgoing-addresses';
import type { Content } from '../../src/model/content';
import type { Finding } from '../../src/model/finding';
import { isExample } from '../../src/model/schemas/casinos';

/** Some servers answer these to programs: the page may well be there. */
const doubtful = [401, 403, 405, 406, 418, 429, 999];

/**
 * Asks each address once, one after the other at each host. @param timeout in ms.
 * @returns what is wrong with those that do not answer with a page.
 */
export async function troublesOf(addresses: string[], agent: string, timeout = 10_000): Promise<Map<string, string>> {
  const asked = new Map<string, Promise<string | undefined>>();
  const lastOfHost = new Map<string, Promise<string | undefined>>();
  for (const address of new Set(addresses.map(withoutFragment))) {
    const { host } = new URL(address);
    const answer = Promise.resolve(lastOfHost.get(host)).then(() => troubleOf(address, agent, timeout));
    lastOfHost.set(host, answer);
    asked.set(address, answer);
  }
  const troubles = await Promise.all(addresses.map(async (address) => [address, await asked.get(withoutFragment(address))] as const));
  return new Map(troubles.flatMap(([address, trouble]) => (trouble ? [[address, trouble]] : [])));
}

/** What says who is asking. */
export const linkCheckAgent = ({ site }: Content): string => `${site.name.normalize('NFD').replace(/[^a-z]/gi, '')}-link-check/1.0 (+${site.address.value})`;

/** Not among the rules of the book: it asks the network, when someone asks for it. */
export async function deadLinkFindings(content: Content): Promise<Finding[]> {
  const found = outgoingAddresses(content).filter(({ address }) => !isExample(address));
  const addresses = found.map(({ address }) => address);
  console.error(`A perguntar por ${new Set(addresses).size} endereços…`);
  const troubles = await troublesOf(addresses, linkCheckAgent(content));
  return found
    .filter(({ address }) => troubles.has(address))
    .map(({ file, field, address }) => ({
      rule: 'dead-links',
      severity: 'launch',
      file,
      field,
      what: `${address} ${troubles.get(address)}.`,
      why: 'o leitor ficaria sem a página que lhe prometemos.',
      mend: 'abra-o no navegador: se morreu mesmo, troque-o ou retire-o.',
    }));
}

/** HEAD first, and GET only where HEAD fails. */
async function troubleOf(address: string, agent: string, timeout: number): Promise<string | undefined> {
  try {
    let status = await statusOf('HEAD', address, agent, timeout);
    if (status >= 400) status = await statusOf('GET', address, agent, timeout);
    return status < 400 || doubtful.includes(status) ? undefined : `respondeu ${status}`;
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? `não respondeu em ${timeout / 1000} segundos` : 'não respondeu';
  }
}

async function statusOf(method: 'HEAD' | 'GET', address: string, agent: string, timeout: number): Promise<number> {
  const response = await fetch(address, { method, headers: { 'user-agent': agent }, signal: AbortSignal.timeout(timeout) });
  await response.body?.cancel();
  return response.status;
}

const withoutFragment = (address: string) => address.split('#')[0] as string;
