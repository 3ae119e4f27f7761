import { Arrived } from './Arrived';
import { type Plan, planInWords } from './plan-in-words';

/** What a sending would do, to be looked at before it is done. */
export function PlanNote({ plan, busy, send, cancel }: { plan: Plan; busy: boolean; send: () => void; cancel: () => void }) {
  const { changed, gone, foreign, others, hostLines, goesOn } = plan;
  const isDone = changed.length + gone.length === 0;
  return (
    <Arrived label="O que vai">
      <h2>O que vai</h2>
      <p>
        {planInWords(plan)} {goesOn && 'Continua um envio que ficou a meio.'}
      </p>
      <Names title="O que vai, ficheiro a ficheiro" names={pagesFirst(changed)} />
      <Names title="O que sai" names={pagesFirst(gone)} />
      <Names title="Ficheiros de outros que vão ser substituídos (ficam na cópia)" names={foreign} />
      <Names title="O que outros puseram na pasta, e fica como está" names={others} />
      <Names title="As linhas do alojamento no .htaccess, que ficam como estão" names={hostLines.split('\n').filter((one) => one !== '')} />
      <p className="tools">
        {!isDone && (
          <button type="button" className="first" disabled={busy} onClick={send}>
            Enviar
          </button>
        )}
        <button type="button" disabled={busy} onClick={cancel}>
          {isDone ? 'Fechar' : 'Não enviar'}
        </button>
      </p>
    </Arrived>
  );
}

const pagesFirst = (paths: string[]) => [...paths].sort((a, b) => Number(b.endsWith('.html')) - Number(a.endsWith('.html')));

const Names = ({ title, names }: { title: string; names: string[] }) =>
  names.length > 0 && (
    <details>
      <summary>
        {title}: {names.length}
      </summary>
      <ul>
        {[...new Set(names)].map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </details>
  );
