import { useState } from 'react';
import { ask, type Refusal } from './ask';
import { Differences } from './Differences';
import { linkTo } from './place';
import { useAnswer } from './useAnswer';

const when = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeStyle: 'short' });

/** What a file said before each save, and the way back. */
export function History({ query }: { query: URLSearchParams }) {
  const path = query.get('ficheiro') ?? '';
  const id = query.get('versao');
  const { answer, message } = useAnswer('versions', { path });
  if (!answer) return message;
  return (
    <>
      <h1>Histórico de {path}</h1>
      {answer.length === 0 && <p>Ainda não há versões anteriores: cada vez que guardar, a anterior fica aqui.</p>}
      <ol>
        {answer.map((version) => (
          <li key={version.id}>
            <a href={linkTo('historico', { ficheiro: path, versao: version.id })} aria-current={version.id === id ? 'true' : undefined}>
              A versão que valeu até {when.format(new Date(version.replacedAt))}
            </a>
          </li>
        ))}
      </ol>
      {id && <Version path={path} id={id} />}
    </>
  );
}

function Version({ path, id }: { path: string; id: string }) {
  const { answer, message } = useAnswer('version', { path, id });
  const [refusal, setRefusal] = useState<Refusal>();
  if (!answer) return message;
  const restore = () =>
    ask('save', { path, token: answer.onDisk?.token, text: answer.text }).then(() => {
      location.hash = linkTo(path);
    }, setRefusal);
  return (
    <>
      <p>
        <button type="button" onClick={restore}>
          Repor esta versão
        </button>
      </p>
      {refusal && (
        <p role="alert" className="refusal">
          {refusal.message}
        </p>
      )}
      <Differences left={{ title: 'Esta versão', text: answer.text }} right={{ title: 'A versão seguinte', text: answer.next ?? '' }} />
    </>
  );
}
