import { useEffect, useRef, useState } from 'react';
import { Refusal } from './ask';
import { ProblemList } from './ProblemList';

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

/** Brought into view, and to whoever listens. */
export function Refused({ message, problems = [] }: Pick<Refusal['body'], 'message' | 'problems'>) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div role="alert" className="refusal" ref={note} tabIndex={-1}>
      {problems.length > 0 ? <ProblemList problems={problems} /> : <p>{message}</p>}
    </div>
  );
}
