import { z } from 'zod';
import { opening, sectionSchema } from './sections';
import { sourcesSchema } from './sources';

/** A section whose answer is in sight, and whose parts are closed until someone opens them. */
const foldedSection = sectionSchema.extend({ parts: z.array(sectionSchema).min(1) });

/** content/rights.yaml: what a reader may claim of a casino. The list of those that have a licence is licensed-operators.yaml. */
export const rightsSchema = z.strictObject({
  ...opening,
  unpaid: foldedSection,
  refused: foldedSection,
  illegal: foldedSection,
  messages: foldedSection,
  letters: foldedSection,
  sources: sourcesSchema,
});

export type FoldedSection = z.infer<typeof foldedSection>;
