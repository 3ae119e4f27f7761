import { z } from 'zod';
import { inShort, opening, sectionSchema } from './sections';
import { sourcesSchema } from './sources';

/** A section whose answer is in sight, and whose parts are closed until someone opens them. */
const foldedSection = sectionSchema.extend({ parts: z.array(sectionSchema.extend({ inShort })).min(1) });

/** content/rights.yaml: what a reader may claim of a casino. The list of those that have a licence is licensed-operators.yaml. */
export const rightsSchema = z.strictObject({
  ...opening,
  unpaid: foldedSection,
  refused: foldedSection,
  illegal: foldedSection,
  messages: foldedSection,
  letters: sectionSchema.extend({ parts: z.array(sectionSchema).min(1) }),
  sources: sourcesSchema,
});

export type FoldedSection = z.infer<typeof rightsSchema>['letters' | 'unpaid'];
