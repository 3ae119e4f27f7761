import { useState } from 'react';
import { type Answer, ask, type Refusal } from './ask';
import { Differences } from './Differences';
import { linkTo } from './place';
import { useAnswer } from './useAnswer';

const day = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'full' });
const when = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeStyle: 'medium' });

/** What a file said before each save, and the way back; without a file, what was changed on each day. */
export function History({ query }: { query: URLSearchParams }) {
  const path = query.get('ficheiro');
  return path === null ? <Recent /> : <Versions path={path} id={query.get('versao')} />;
}

function Recent() {
  const { answer, message } = useAnswer('recentChanges', {});
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
                  <a href={linkTo('historico', { ficheiro: path, versao: id })}>{text}</a>, às {new Date(replacedAt).toLocaleTimeString('pt-PT')}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Versions({ path, id }: { path: string; id: string | null }) {
  const { answer, message, again } = useAnswer('versions', { path });
  const [said, setSaid] = useState('');
  if (!answer) return message;
  const onRestored = () => {
    setSaid('Versão reposta. A que lá estava ficou nesta lista.');
    again();
  };
  return (
    <>
      <h1>Histórico: {answer.name}</h1>
      <p>
        <a href={linkTo(path)}>Abrir o texto</a> <strong role="status">{said}</strong>
      </p>
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
      {id && <Version key={said} path={path} id={id} onRestored={onRestored} />}
    </>
  );
}

/** Compared with what stands today: what would go is on the left, what would come back on the right. */
function Version({ path, id, onRestored }: { path: string; id: string; onRestored: () => void }) {
  const { answer, message } = useAnswer('version', { path, id });
  const [refusal, setRefusal] = useState<Refusal>();
  if (!answer) return message;
  const { changes, text, token } = answer;
  if (changes.length === 0) return <p>Esta versão diz o mesmo que a de hoje.</p>;
  return (
    <>
      <p>
        <button type="button" onClick={() => ask('save', { path, token, text }).then(onRestored, setRefusal)}>
          Repor esta versão
        </button>
      </p>
      {refusal && (
        <p role="alert" className="refusal">
          {refusal.message}
        </p>
      )}
      {changes.map(({ place, before, after }) => (
        <section key={place} aria-label={place}>
          <h2>{place}</h2>
          <Differences left={{ title: 'Hoje', text: before }} right={{ title: 'Nesta versão', text: after }} />
        </section>
      ))}
    </>
  );
}
