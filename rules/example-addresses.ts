import { marksIn } from '../src/model/derived/marks';
import { isExample } from '../src/model/schemas/casinos';
import { outgoingAddresses } from './outgoing-addresses';
import type { Ready, Rule } from './rule';

/** No address only stands for a real one, in a text or value that does not say so. */
export const exampleAddresses: Rule<Ready> = {
  id: 'example-addresses',
  severity: 'launch',
  run: ({ content }) => {
    const marks = marksIn(content);
    return outgoingAddresses(content)
      .filter(({ address }) => isExample(address))
      .filter(({ file, field = '' }) => !marks.some((mark) => mark.file === file && field.startsWith(`${mark.field}.`)))
      .map(({ file, field, address }) => ({
        file,
        field,
        what: `«${address}» é um endereço de exemplo.`,
        why: 'quem o abrisse não chegaria a lado nenhum.',
        mend: 'escreva o endereço verdadeiro, ou retire a ligação.',
      }));
  },
};
