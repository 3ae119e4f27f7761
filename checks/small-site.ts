import { oldAddresses } from '../deploy/redirects';
import type { Content } from '../src/model/content';
import { type BuiltSite, siteFrom } from './built-site';

/** As much of the content as the checks ask about. */
const content = (theme: 'natal' | 'azulejo') =>
  ({
    site: { name: 'Nome', address: { value: 'https://site.example' }, theme },
    casinos: { casinos: [{ link: 'https://partner.example/' }] },
  }) as unknown as Content;

/** A built site of a few lines, for the tests of the checks. */
export const smallSite = (
  files: Record<string, string | Uint8Array>,
  inlineHashes: BuiltSite['inlineHashes'] = { scripts: [], styles: [] },
  theme: 'natal' | 'azulejo' = 'natal',
) => {
  const contents = Object.entries(files).map(([file, data]) => [file, () => Buffer.from(data)] as const);
  return siteFrom(new Map(contents), { hashes: inlineHashes, addresses: oldAddresses([]) }, content(theme));
};
