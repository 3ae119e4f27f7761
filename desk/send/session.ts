import { randomUUID } from 'node:crypto';
import { DeskError } from '../api/desk-error';
import type { Address } from './host';
import type { Progress } from './send-site';

/** In milliseconds: how long a password stays in memory while the publisher does nothing with it. */
const patience = 10 * 60_000;

type Ready = { id: string; address: Address; password: string; known: string; copy?: string | undefined; manifestText: string | undefined; since: string };

/** What the publisher has looked at and may send. The password is here and nowhere else. */
let ready: Ready | undefined;
let forgetting: NodeJS.Timeout | undefined;
let busy = false;
export let progress: Progress | undefined;

/** @returns by which name it is sent. */
export function keep(seen: Omit<Ready, 'id'>): string {
  const id = randomUUID();
  ready = { id, ...seen };
  forgetLater();
  return id;
}

/** What was looked at under that name: not forgotten, until `forget` or `forgetLater`. */
export function readyToSend(id: string): Ready {
  if (ready?.id !== id) throw new DeskError('Passou muito tempo, e a mesa já esqueceu a palavra-passe: veja outra vez o que vai.', 409);
  clearTimeout(forgetting);
  return ready;
}

export function forget(): void {
  clearTimeout(forgetting);
  ready = undefined;
}

export function forgetLater(): void {
  forgetting = setTimeout(forget, patience).unref();
}

export const tell = (now: Progress): void => {
  // What was under way when a sending failed may end after it.
  if (busy) progress = now;
};

/** One at a time: there is one password, and one bar. */
export async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  if (busy) throw new DeskError('A mesa já está a falar com o alojamento, talvez noutro separador: espere que acabe.', 409);
  busy = true;
  try {
    return await work();
  } finally {
    busy = false;
    progress = undefined;
  }
}
