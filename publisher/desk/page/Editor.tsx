import { useEffect, useRef, useState } from 'react';
import { slugFor } from '../../schema/slug';
import { ArticleAddress } from './ArticleAddress';
import { type Answer, ask, Refusal } from './ask';
import { EntryForm } from './EntryForm';
import { linkTo, setUnsaved } from './place';
import { RefusalNote } from './RefusalNote';
import { Remarks } from './Remarks';
import { useAnswer } from './useAnswer';

type Entry = Partial<Answer<'open'>> & Answer<'newArticle'>;
type Values = Entry['values'];

/** An article that was new: its own editor opens when it is saved, and says so. */
let savedAsNew: string | undefined;

/** Opens a content file, or an article that does not exist yet. */
export function Editor({ path, field }: { path: string; field: string | null }) {
  return path === 'articles/novo' ? <NewArticle /> : <ExistingFile path={path} field={field} />;
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
  const [shown, setShown] = useState(entry.address);
  const [refused, setRefused] = useState<{ title: string; refusal: Refusal }>();
  const [said, setSaid] = useState(entry.path && entry.path === savedAsNew ? 'Guardado.' : '');
  const dirty = JSON.stringify(state) !== saved.words;
  const path = entry.path ?? `articles/${state.values?.slug || 'novo'}.md`;
  const broken = entry.path !== undefined && !entry.values;
  useEffect(() => setUnsaved(dirty), [dirty]);

  const change = (next: typeof state) => {
    setState(next);
    setSaid('');
  };
  const attempt = async (saying: string, failing: string, work: () => Promise<string>) => {
    setRefused(undefined);
    setSaid(saying);
    const outcome = await work().catch((error: unknown) => error);
    setSaid(typeof outcome === 'string' ? outcome : '');
    if (outcome instanceof Refusal) setRefused({ title: failing, refusal: outcome });
    else if (outcome instanceof Error) throw outcome;
  };
  const save = (token = saved.token, values = state.values, next?: string) =>
    attempt('A guardar…', 'Não foi guardado', async () => {
      const answer = await ask('save', { path, token, ...(broken ? { text: state.text } : { values }) });
      setSaved({ words: JSON.stringify({ ...state, values }), token: answer.token });
      setUnsaved(false);
      setShown(answer.address && `${answer.address}?${answer.token}`);
      savedAsNew = entry.path ? undefined : path;
      if (next !== undefined || !entry.path) location.hash = next ?? linkTo(path);
      else if (broken) reopen?.();
      return 'Guardado.';
    });
  const preview = () =>
    attempt('A desenhar a página…', 'A página ainda não se pode mostrar', async () => {
      const { address } = await ask('preview', { path, values: state.values });
      setShown(address);
      return 'A página mostra o que ainda não guardou.';
    });
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
    <div className={shown ? 'editor' : undefined}>
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
          {!broken && (
            <button type="button" disabled={!dirty} onClick={preview}>
              Pré-visualizar
            </button>
          )}
          <span role="status">{said || (dirty ? 'Há alterações por guardar.' : '')}</span>
          {entry.path && <a href={linkTo('historico', { ficheiro: entry.path })}>Histórico</a>}
          {state.values && <Remarks path={path} values={state.values} />}
        </div>
        {entry.path?.startsWith('articles/') && saved.token && (
          <ArticleAddress path={entry.path} token={saved.token} unsaved={dirty} onRefused={(refusal) => setRefused({ title: 'Não foi feito', refusal })} />
        )}
        {refused && <RefusalNote {...refused} path={path} keepMine={save} keepTheirs={() => reopen?.()} />}
        {broken ? (
          <BrokenFile text={state.text} onChange={(text) => change({ ...state, text })} />
        ) : (
          <EntryForm
            entry={entry}
            values={state.values}
            field={field}
            problems={refused?.refusal.body.problems ?? []}
            onChange={(values) => change({ ...state, values: entry.path ? values : withOwnAddress(state.values, values) })}
            onRemove={(values) => save(undefined, values, linkTo(''))}
          />
        )}
      </form>
      {shown && (
        <aside aria-label="A página">
          <iframe key={shown} src={shown} title="A página" />
        </aside>
      )}
    </div>
  );
}

/** The address of a new article follows its title, until the publisher writes another. */
const withOwnAddress = (before: Values, { ...values }: Values): Values =>
  values.slug === slugFor(String(before.title)) ? { ...values, slug: slugFor(String(values.title)) } : values;

function BrokenFile({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  return (
    <div className="field">
      <label htmlFor="raw">O ficheiro tal como está escrito</label>
      <p className="hint">O formulário não o consegue ler. Corrija-o aqui, ou reponha uma versão anterior a partir do Histórico.</p>
      <textarea id="raw" rows={30} value={text} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}
