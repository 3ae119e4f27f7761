import { isExample } from '../../src/model/casinos';
import type { Content } from '../../src/model/load-content';
import { marksIn } from '../../src/model/marks';
import type { Finding } from './finding';
import { outgoingAddresses } from './outgoing-addresses';

/** The addresses that only stand for a real one, in texts and values that do not say so. */
export function exampleAddressFindings(content: Content): Finding[] {
  const marks = marksIn(content);
  return outgoingAddresses(content)
    .filter(({ address }) => isExample(address))
    .filter(({ file, field = '' }) => !marks.some((mark) => mark.file === file && field.startsWith(`${mark.field}.`)))
    .map(({ file, field, address }) => ({
      kind: 'address',
      file,
      field,
      what: `«${address}» é um endereço de exemplo.`,
      mend: 'escreva o endereço verdadeiro, ou retire a ligação.',
    }));
}
