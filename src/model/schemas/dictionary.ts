import { z } from 'zod';
import { line } from './fields';

/** content/dictionary.yaml: right words that the dictionary of Portugal does not know. */
export const dictionarySchema = z.strictObject({ words: z.array(line('Uma palavra certa, como se escreve a meio de uma frase.', 60)) });
