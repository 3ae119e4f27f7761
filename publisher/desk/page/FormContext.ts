import { createContext } from 'react';
import type { Problem } from '../../../src/model/problem';

/** What was refused, and what each {{name}} stands for. */
export const FormContext = createContext<{ problems: Problem[]; words: Record<string, string> }>({ problems: [], words: {} });
