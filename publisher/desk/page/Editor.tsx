import { useEffect, useRef, useState } from 'react';
import { ArticleAddress } from './ArticleAddress';
import { type Answer, ask, Refusal } from './ask';
import { Differences } from './Differences';
import { EntryForm } from './EntryForm';
import { sentence } from './ProblemList';
import { linkTo, setUnsaved } from './place';
import { Remarks } from './Remarks';
import { useAnswer } from './useAnswer';

export const newArticle = 'articles/novo';
type Entry = Partial<Answer<'open'>> & Answer<'newArticle'> & { path?: string };

/** An article that was new: its own editor opens when it is saved, and says so. */
let savedAsNew: string | undefined;

/** Opens a content file, or an article that does not exist yet. */
export function Editor({ path, field }: { path: string; field: string | null }) {
  return path === newArticle ? <NewArticle /> : <ExistingFile path={path} field={field} />;
}

function NewArticle() {
  const { answer, message } = useAnswer('newArticle', {});
  return answer ? <EntryEditor entry={answer} field={null} /> : message;
}

function ExistingFile({ path, field }: { path: string; field: string | null }) {
  const { answer, message, again } = useAnswer('open', { path });
  return answer ? <EntryEditor key={answer.token} entry={answer as Entry} field={field} reopen={again} /> : message;
}

function EntryEditor({ entry, field, reopen }: { entry: Entry; field: string | null; reopen?: () => void }) {
  const [state, setState] = useState({ values: entry.values, text: entry.text ?? '' });
  const [saved, setSaved] = useState({ words: JSON.stringify(state), token: entry.token });
  const [refusal, setRefusal] = useState<Refusal>();
  const [said, setSaid] = useState(entry.path && entry.path === savedAsNew ? 'Guardado.' : '');
  const dirty = JSON.stringify(state) !== saved.words;
  const path = entry.path ?? `articles/${entry.values && state.values?.slug}.md`;
  const broken = entry.path !== undefined && !entry.values;
  useEffect(() => setUnsaved(dirty), [dirty]);

  const save = async (token = saved.token, values = state.values, next?: string) => {
    setRefusal(undefined);
    setSaid('A guardar…');
    try {
      const answer = await ask('save', { path, token, ...(broken ? { text: state.text } : { values }) });
      setSaved({ words: JSON.stringify({ ...state, values }), token: answer.token });
      setUnsaved(false);
      setSaid('Guardado.');
      savedAsNew = entry.path ? undefined : path;
      if (next !== undefined || !entry.path) location.hash = next ?? linkTo(path);
      else if (broken) reopen?.();
    } catch (error) {
      setSaid('');
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error);
    }
  };
  // Ctrl+S must save what is on screen now, not what was when the listener was added.
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
      event.preventDefault();
      void latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <div className={entry.address ? 'editor' : undefined}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <h1>{entry.label ?? 'Novo artigo'}</h1>
        <div className="bar">
          <button type="submit" className="first" disabled={!dirty && entry.path !== undefined}>
            Guardar
          </button>
          <span role="status">{said && !dirty ? said : dirty ? (said === 'A guardar…' ? said : 'Há alterações por guardar.') : ''}</span>
          {entry.path && <a href={linkTo('historico', { ficheiro: entry.path })}>Histórico</a>}
          {state.values && <Remarks path={path} values={state.values} />}
        </div>
        {entry.path?.startsWith('articles/') && saved.token && <ArticleAddress path={entry.path} token={saved.token} unsaved={dirty} onRefused={setRefusal} />}
        {refusal && <RefusalNote refusal={refusal} keepMine={(token) => save(token)} keepTheirs={() => reopen?.()} />}
        {broken ? (
          <BrokenFile text={state.text} onChange={(text) => setState({ ...state, text })} />
        ) : (
          <EntryForm
            entry={entry}
            values={state.values ?? {}}
            field={field}
            problems={refusal?.body.problems ?? []}
            onChange={(values) => setState({ ...state, values })}
            onRemove={(values) => save(undefined, values, linkTo(''))}
          />
        )}
      </form>
      {entry.address && <Preview address={entry.address} version={saved.token} />}
    </div>
  );
}

type Choices = { refusal: Refusal; keepMine: (token?: string) => void; keepTheirs: () => void };

function RefusalNote({ refusal: { status, body }, keepMine, keepTheirs }: Choices) {
  const { onDisk, yours, problems = [], message } = body;
  return (
    <div role="alert" className="refusal">
      <h2>Não foi guardado</h2>
      {problems.length === 0 && <p>{message}</p>}
      {problems.map(({ file, field, what, why, mend }) => (
        <p key={`${file} ${field} ${what}`}>
          <strong>
            {file}
            {field && ` › ${field}`}:
          </strong>{' '}
          {what} {sentence(why)} Como corrigir: {mend}
        </p>
      ))}
      {status === 409 && (
        <>
          <p className="tools">
            <button type="button" onClick={() => keepMine(onDisk?.token)}>
              Guardar a minha versão
            </button>
            <button type="button" onClick={keepTheirs}>
              Ficar com a que está no disco
            </button>
          </p>
          <p>Se guardar a sua, a do disco fica no Histórico. Se ficar com a do disco, copie antes da sua o que não quer perder.</p>
          <Differences left={{ title: 'No disco', text: onDisk?.text ?? '' }} right={{ title: 'A sua', text: yours ?? '' }} />
        </>
      )}
    </div>
  );
}

function BrokenFile({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  return (
    <div className="field">
      <label htmlFor="raw">O ficheiro tal como está escrito</label>
      <p className="hint">O formulário não o consegue ler. Corrija-o aqui, ou reponha uma versão anterior a partir do Histórico.</p>
      <textarea id="raw" rows={30} value={text} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}

const Preview = ({ address, version }: { address: string; version?: string }) => (
  <aside aria-label="A página">
    <iframe key={version} src={address} title="A página, como está guardada" />
  </aside>
);
