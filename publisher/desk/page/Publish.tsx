import { useState } from 'react';
import { type Answer, ask, type Refusal } from './ask';
import { Differences } from './Differences';
import { sentence } from './ProblemList';
import { linkTo } from './place';
import { useAnswer } from './useAnswer';

/** Builds the site, says what is new in it, and leaves what is to be uploaded. */
export function Publish() {
  const [done, setDone] = useState<Answer<'publish'>>();
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const publish = async () => {
    setDone(undefined);
    setRefusal(undefined);
    setSaid('A fazer o site: demora até um minuto…');
    await ask('publish', {}).then(setDone, setRefusal);
    setSaid('');
  };
  return (
    <>
      <h1>Publicar</h1>
      <LaunchCheck />
      <p>
        <button type="button" className="first" disabled={said !== ''} onClick={publish}>
          Fazer o site
        </button>{' '}
        <span role="status">{said}</span>
      </p>
      {refusal && (
        <pre role="alert" className="refusal">
          {refusal.message}
        </pre>
      )}
      {done && <Published {...done} />}
    </>
  );
}

function LaunchCheck() {
  const { answer, message } = useAnswer('launchCheck', {});
  if (!answer) return message;
  const { findings, waiting } = answer;
  return (
    <>
      {waiting.map(({ title, path, publishedOn }) => (
        <p key={path}>
          <a href={linkTo(path)}>{title}</a> sai em {publishedOn}: volte a fazer e a publicar o site nesse dia.
        </p>
      ))}
      <details>
        <summary>Verificação de lançamento: {findings.length === 0 ? 'nada por resolver' : `${findings.length} por resolver`}</summary>
        <ul>
          {findings.map(({ file, field, what, mend }) => (
            <li key={`${file} ${field} ${what}`}>
              <a href={linkTo(file, field ? { campo: field } : {})}>{sentence(what)}</a> {sentence(mend)}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function Published({ since, changed, folder, zip }: Answer<'publish'>) {
  const { answer: guides } = useAnswer('hostGuides', {});
  return (
    <section aria-labelledby="done">
      <h2 id="done">O site está feito</h2>
      <p>
        A pasta <code>{folder}</code> e o ficheiro <code>{zip}</code> têm o site inteiro. Envie um deles para o alojamento:
      </p>
      {guides?.map(({ title, text }) => (
        <details key={title}>
          <summary>{title}</summary>
          <pre>{text}</pre>
        </details>
      ))}
      <h3>O que mudou {since ? `desde ${new Date(since).toLocaleString('pt-PT')}` : '(é a primeira vez)'}</h3>
      {changed.length === 0 && <p>Nenhuma palavra.</p>}
      {changed.map(({ page, before, after }) => (
        <details key={page}>
          <summary>
            {page} {before === undefined ? '(nova)' : after === undefined ? '(retirada)' : ''}
          </summary>
          <Differences left={{ title: 'Antes', text: before ?? '' }} right={{ title: 'Agora', text: after ?? '' }} />
        </details>
      ))}
    </section>
  );
}
