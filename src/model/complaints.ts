import { z } from 'zod';
import { sectionSchema } from './sections';
import { sourcesSchema } from './sources';

/** content/complaints.yaml: what to do when a casino does not pay. */
export const complaintsSchema = z.strictObject({
  unpaid: sectionSchema,
  letter: sectionSchema,
  illegal: sectionSchema,
  sources: sourcesSchema,
});
