import type { z } from 'zod';
import type { Desk } from './desk';

/** Something that the page may ask for, with the shape of what it must send. */
export type Action<Sent = never, Answer = unknown> = { shape: z.ZodType<Sent>; run: (desk: Desk, sent: Sent) => Answer };

export const action = <Sent, Answer>(shape: z.ZodType<Sent>, run: (desk: Desk, sent: Sent) => Answer): Action<Sent, Answer> => ({ shape, run });
