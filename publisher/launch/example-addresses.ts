import type { Content } from '../../src/model/load-content';
import type { Finding } from './finding';
import { isExample, outgoingAddresses } from './outgoing-addresses';
import { placeholderFindings } from './placeholders';

const siteAddress = 'address.value';

/** The addresses that only stand for a real one and no longer say so. */
export function exampleAddressFindings(content: Content): Finding[] {
  const declared = new Set(placeholderFindings(content).map(({ file, field }) => `${file} ${field}.value`));
  return outgoingAddresses(content)
    .filter(({ file, field, address }) => isExample(address) && !declared.has(`${file} ${field}`))
    .map(({ file, field, address }) => ({
      kind: 'address',
      file,
      field,
      what: `«${address}» é um endereço de exemplo.`,
      mend:
        file === 'site.yaml' && field === siteAddress
          ? 'escreva o domínio verdadeiro: o mapa do site e as partilhas dependem dele.'
          : 'escreva o endereço verdadeiro, ou retire a ligação.',
    }));
}
