import { useEffect, useRef } from 'react';
import type { Refusal } from './ask';
import { Changes } from './Differences';
import { ProblemList } from './ProblemList';

type Props = { title: string; path: string; refusal: Refusal; keepMine: (token: string, values?: Refusal['body']['yours']) => void; keepTheirs: () => void };

/** Why nothing was saved, brought into view; of a file that changed meanwhile, both versions and the choice. */
export function RefusalNote({ title, path, refusal, keepMine, keepTheirs }: Props) {
  const { token, yours, changes, problems = [], message } = refusal.body;
  const note = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal.
  useEffect(() => note.current?.focus(), [refusal]);
  return (
    <div role="alert" className="refusal" ref={note} tabIndex={-1}>
      <h2>{title}</h2>
      {problems.length === 0 ? <p>{message}</p> : <ProblemList problems={problems} path={path} />}
      {changes && (
        <>
          <p className="tools">
            <button type="button" onClick={() => keepMine(token ?? '', yours)}>
              Guardar a minha versão
            </button>
            <button type="button" onClick={keepTheirs}>
              Ficar com a que foi guardada entretanto
            </button>
          </p>
          <p>Se guardar a sua, a outra fica no Histórico. Se ficar com a outra, copie antes da sua o que não quer perder.</p>
          <Changes titles={['A que foi guardada entretanto', 'A sua']} changes={changes} />
        </>
      )}
    </div>
  );
}
