import type { Answer } from '../api/actions';
import { ask } from './ask';
import { Changes } from './Differences';
import { linkTo } from './place';
import { useAnswer } from './useAnswer';
import { type Run, useWork } from './useWork';

const day = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'full' });
const when = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeStyle: 'medium' });

/** What a file said before each save, and the way back; without a file, what was changed on each day. */
export function History({ query }: { query: URLSearchParams }) {
  const path = query.get('ficheiro');
  return path === null ? <Recent /> : <Versions path={path} id={query.get('versao')} />;
}

function Recent() {
  const { answer, message, again } = useAnswer('recentChanges', {});
  if (!answer) return message;
  const dayOf = ({ replacedAt }: Answer<'recentChanges'>[number]) => day.format(new Date(replacedAt));
  return (
    <>
      <h1>O que mudou</h1>
      {answer.length === 0 && <p>Ainda nada: cada vez que guardar um texto, ele aparece aqui.</p>}
      {[...new Set(answer.map(dayOf))].map((name) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <ul>
            {answer
              .filter((change) => dayOf(change) === name)
              .map(({ path, id, name: text, replacedAt }) => (
                <li key={`${path} ${id}`}>
                  {path.startsWith('pictures/') ? `${text}, apagada` : <a href={linkTo('historico', { ficheiro: path, versao: id })}>{text}</a>}, às{' '}
                  {new Date(replacedAt).toLocaleTimeString('pt-PT')} {path.startsWith('pictures/') && <ReturnButton path={path} onReturned={again} />}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function ReturnButton({ path, onReturned }: { path: string; onReturned: () => void }) {
  const { run, message } = useWork();
  const name = path.slice('pictures/'.length);
  return (
    <>
      <button type="button" aria-label={`Repor ${name}`} onClick={() => run('', () => ask('returnPicture', { name }).then(onReturned))}>
        Repor
      </button>
      {message}
    </>
  );
}

function Versions({ path, id }: { path: string; id: string | null }) {
  const { answer, message, again } = useAnswer('versions', { path });
  const { run, message: said } = useWork();
  if (!answer) return message;
  return (
    <>
      <h1>Histórico: {answer.name}</h1>
      <a href={linkTo(path)}>Abrir o texto</a>
      {said}
      {answer.versions.length === 0 && <p>Ainda não há versões anteriores: cada vez que guardar, a anterior fica aqui.</p>}
      <ol>
        {answer.versions.map((version) => (
          <li key={version.id}>
            <a href={linkTo('historico', { ficheiro: path, versao: version.id })} aria-current={version.id === id ? 'true' : undefined}>
              A versão que valeu até {when.format(new Date(version.replacedAt))}
            </a>
            {version.id === id && ' (aberta, em baixo)'}
          </li>
        ))}
      </ol>
      {id && <Version path={path} id={id} run={run} onRestored={again} />}
    </>
  );
}

/** Compared with what stands today: what would go is on the left, what would come back on the right. */
function Version({ path, id, run, onRestored }: { path: string; id: string; run: Run; onRestored: () => void }) {
  const { answer, message, again } = useAnswer('version', { path, id });
  if (!answer) return message;
  const { changes, text, token } = answer;
  const restore = async () => {
    await ask('save', { path, token, text });
    again();
    onRestored();
    return 'Versão reposta. A que lá estava ficou nesta lista.';
  };
  if (changes.length === 0) return <p>Esta versão diz o mesmo que a de hoje.</p>;
  return (
    <>
      <h2>O que muda, se a repuser</h2>
      <button type="button" onClick={() => run('A repor…', restore)}>
        Repor esta versão
      </button>
      <Changes titles={['Hoje', 'Nesta versão']} changes={changes} />
    </>
  );
}
