/** From the domain of each licensed site to its brand: `betano.pt` → `Betano`. */
export type Brands = Record<string, string>;

export type Answer = {
  /** A domain, as the browser's bar would show it, or a name as it was typed. */
  asked: string;
  isDomain: boolean;
  /** The domains of the table that it belongs to, or that go by the name. */
  found: string[];
};

/** What the table says of something typed: an address, a domain, or the name of a brand. `undefined`: it is none of these. */
export function lookUp(typed: string, brands: Brands): Answer | undefined {
  const domains = Object.keys(brands);
  const host = hostIn(typed.trim());
  if (host) return { asked: host, isDomain: true, found: domains.filter((domain) => host === domain || host.endsWith(`.${domain}`)) };
  const name = bare(typed);
  return name ? { asked: typed.trim(), isDomain: false, found: domains.filter((domain) => bare(`${brands[domain]} ${domain}`).includes(name)) } : undefined;
}

/** The host that a browser would ask: without what stands before an @; letters of another alphabet show as `xn--`. */
function hostIn(typed: string): string | undefined {
  try {
    const { hostname } = new URL(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`);
    const host = hostname.replace(/\.$/, '').replace(/^www\./, '');
    return host.includes('.') ? host : undefined;
  } catch {
    return undefined;
  }
}

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
