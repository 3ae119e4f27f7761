import { useState } from 'react';
import { Refusal } from './ask';

/** What a button sets off: `said` is what it is doing, or has done; `refused` why it has not. */
export function useWork(before = '') {
  const [said, setSaid] = useState(before);
  const [refused, setRefused] = useState<{ title: string; refusal: Refusal }>();
  const [busy, setBusy] = useState(false);
  /** Says `saying` until `work` is done, and then the words that it gives, if any; when it is refused, under the heading `title`. */
  const run = async (saying: string, work: () => Promise<unknown>, title = 'Não foi feito') => {
    setRefused(undefined);
    setSaid(saying);
    setBusy(true);
    const outcome = await work().catch((error: unknown) => error);
    setBusy(false);
    setSaid(typeof outcome === 'string' ? outcome : '');
    if (outcome instanceof Refusal) setRefused({ title, refusal: outcome });
    else if (outcome instanceof Error) throw outcome;
  };
  const forget = () => {
    setSaid('');
    setRefused(undefined);
  };
  const message = refused ? <Refused {...refused.refusal.body} /> : <p role="status">{said}</p>;
  return { said, refused, busy, run, setSaid, forget, message };
}

export type Run = ReturnType<typeof useWork>['run'];

export const Refused = ({ message }: { message: string }) => (
  <p role="alert" className="refusal">
    {message}
  </p>
);
