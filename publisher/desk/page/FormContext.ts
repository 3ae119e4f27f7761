import { createContext } from 'react';
import type { Problem } from '../../../src/model/problem';

/** What was refused, the field that an address asked for, and what each {{name}} stands for. */
export const FormContext = createContext<{ problems: Problem[]; asked: string | null; words: Record<string, string> }>({
  problems: [],
  asked: null,
  words: {},
});
