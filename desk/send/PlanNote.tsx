import { moment } from '../page/moment';
import { Arrived } from './Arrived';
import { type Plan, planInWords } from './plan-in-words';

/** What a sending would do, to be looked at before it is done. */
export function PlanNote({ plan, busy, send, cancel }: { plan: Plan; busy: boolean; send: () => void; cancel: () => void }) {
  const { changed, gone, foreign, others, hostLines, hasHome, goesOn, putBack } = plan;
  const isDone = changed.length + gone.length === 0;
  const title = putBack ? 'O que volta' : 'O que vai';
  return (
    <Arrived label={title}>
      <h2>{title}</h2>
      {putBack && <p>É o que estava no ar antes do envio de {moment(putBack)}, e não o site de agora.</p>}
      <p>
        {planInWords(plan)} {goesOn && 'Continua um envio que ficou a meio.'}
      </p>
      {!hasHome && !isDone && (
        <p role="alert" className="refusal">
          Atenção: o alojamento fica sem a página inicial do site, e quem o visitar não o encontra. Antes desse envio, o site ainda lá não estava.
        </p>
      )}
      <Names title={`${title}, ficheiro a ficheiro`} names={pagesFirst(changed)} />
      <Names title="O que sai" names={pagesFirst(gone)} />
      <Names title="Ficheiros de outros que vão ser substituídos (ficam na cópia)" names={foreign} />
      <Names title="O que outros puseram na pasta, e fica como está" names={others} />
      <Names title="As linhas do alojamento no .htaccess, que ficam como estão" names={hostLines.split('\n').filter((one) => one !== '')} />
      <p className="tools">
        {!isDone && (
          <button type="button" className="first" disabled={busy} onClick={send}>
            {putBack ? `Repor o site de antes de ${moment(putBack)}` : 'Enviar'}
          </button>
        )}
        <button type="button" disabled={busy} onClick={cancel}>
          {isDone ? 'Fechar' : putBack ? 'Não repor' : 'Não enviar'}
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
