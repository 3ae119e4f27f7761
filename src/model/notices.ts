import { z } from 'zod';
import { line } from './fields';
import { phases } from './promotion';

const beside = { short: line('O aviso curto, junto do que é exemplo.', 90) };
const listed = { account: line('O que ainda é exemplo, na lista de «Sobre o Projeto».', 200) };

const state = z.strictObject({
  sentence: line('A frase que diz em que ponto está o sorteio.', 110),
  ticket: line('O mesmo, em duas ou três palavras, no bilhete.', 32),
});
const states = z.strictObject({
  ...(Object.fromEntries(phases.map((phase) => [phase, state])) as Record<(typeof phases)[number], typeof state>),
  summary: line('A frase nas descrições e nos ficheiros, enquanto as datas não passam.', 110),
});

/** content/notices.yaml: what the site says of its own examples, and of where the draw stands. */
export const noticesSchema = z.strictObject({
  draw: z.strictObject({ authorised: states, unauthorised: states, ...listed }),
  partner: z.strictObject({ ...beside, ...listed }),
  testimonials: z.strictObject({ ...beside, ...listed }),
  figures: z.strictObject({ ...beside, ...listed }),
  newsletter: z.strictObject({ ...beside, ...listed }),
  controller: z.strictObject({ ...beside, ...listed }),
  handling: z.strictObject(listed),
  prize: z.strictObject(listed),
  editor: z.strictObject(listed),
  address: z.strictObject(listed),
  inventedExample: z.strictObject(beside),
  list: z.strictObject({ id: line('O nome da lista no endereço.', 40), title: line('O título da lista.', 70), intro: line('A frase que abre a lista.', 200) }),
});

export type Notices = z.infer<typeof noticesSchema>;
/** The notices that stand beside something, and those that the list names. */
export type Beside = { [Key in keyof Notices]: Notices[Key] extends { short: string } ? Key : never }[keyof Notices];
export type Listed = { [Key in keyof Notices]: Notices[Key] extends { account: string } ? Key : never }[keyof Notices];
