import type { Content } from '../../src/model/load-content';
import type { Finding } from './finding';
import type { OutgoingAddress } from './outgoing-addresses';

type Limits = { hostsAtOnce: number; timeout: number; addresses: number };

/** Timeout in ms. Enough for every link of this site; a runaway list stops here. */
const politeLimits: Limits = { hostsAtOnce: 4, timeout: 10_000, addresses: 500 };

/** Some servers answer these to whoever is not a browser: the page may well be there. */
const doubtful = new Set([401, 403, 405, 406, 418, 429, 999]);

/** Asks each address once. @returns what is wrong with those that do not answer with a page. */
export async function troublesOf(addresses: string[], agent: string, limits: Limits = politeLimits): Promise<Map<string, string>> {
  const hosts = byHost([...new Set(addresses.map(withoutFragment))].slice(0, limits.addresses));
  const troubles = new Map<string, string>();

  // One question at a time to each host, HEAD first and GET only where HEAD fails.
  const askNextHost = async (): Promise<void> => {
    for (let host = hosts.shift(); host; host = hosts.shift()) {
      for (const address of host) {
        const trouble = await troubleOf(address, agent, limits.timeout);
        if (trouble) troubles.set(address, trouble);
      }
    }
  };
  await Promise.all(Array.from({ length: limits.hostsAtOnce }, askNextHost));
  return new Map(addresses.flatMap((address) => (troubles.has(withoutFragment(address)) ? [[address, troubles.get(withoutFragment(address)) as string]] : [])));
}

/** What says who is asking. */
export const linkCheckAgent = ({ site }: Content): string => `${site.name.normalize('NFD').replace(/[^a-z]/gi, '')}-link-check/1.0 (+${site.address.value})`;

export async function deadLinkFindings(found: OutgoingAddress[], agent: string, limits?: Limits): Promise<Finding[]> {
  const troubles = await troublesOf(
    found.map(({ address }) => address),
    agent,
    limits,
  );
  return found.flatMap(({ file, field, address }) =>
    troubles.has(address)
      ? [
          {
            kind: 'link' as const,
            file,
            field,
            what: `${address} ${troubles.get(address)}.`,
            mend: 'abra-o no navegador: se morreu mesmo, troque-o ou retire-o.',
          },
        ]
      : [],
  );
}

function byHost(addresses: string[]): string[][] {
  const hosts = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    hosts.set(host, [...(hosts.get(host) ?? []), address]);
  }
  return [...hosts.values()];
}

async function troubleOf(address: string, agent: string, timeout: number): Promise<string | undefined> {
  try {
    let status = await statusOf('HEAD', address, agent, timeout);
    if (status >= 400) status = await statusOf('GET', address, agent, timeout);
    if (status < 400 || doubtful.has(status)) return undefined;
    return `respondeu ${status}`;
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
