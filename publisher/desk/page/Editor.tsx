import './Editor.css';
import { useEffect, useRef, useState } from 'react';
import type { Answer } from '../api/actions';
import { ArticleAddress } from './ArticleAddress';
import { ask, type Refusal } from './ask';
import { EntryForm, partnerAt } from './EntryForm';
import { withFollowers } from './followers';
import { Preview } from './Preview';
import { goTo, linkTo, setUnsaved } from './place';
import { RefusalNote } from './RefusalNote';
import { Remarks } from './Remarks';
import { useAnswer } from './useAnswer';
import { useWork } from './useWork';

type Entry = Answer<'open'>;

/** This tab of the browser, among others. */
const tab = Date.now();

/** Opens a content file, or an article that does not exist yet. */
export function Editor({ path, field, said }: { path: string; field: string | null; said: string }) {
  const { answer, message, again } = useAnswer('open', path === 'articles/novo' ? {} : { path });
  return answer ? <EntryEditor key={answer.token} entry={answer} field={field} before={said} reopen={again} /> : message;
}

type Props = { entry: Entry; field: string | null; before: string; reopen: () => void };

/** `before` tells what was done just before the entry was opened. */
function EntryEditor({ entry, field, before, reopen }: Props) {
  const [state, setState] = useState({ values: entry.values, text: entry.text ?? '' });
  const [saved, setSaved] = useState({ words: JSON.stringify(state), token: entry.token });
  const [shown, setShown] = useState(entry.address);
  const { said, refused, run, setSaid, forget } = useWork(before);
  const { values } = state;
  const dirty = JSON.stringify(state) !== saved.words;
  const path = entry.path ?? `articles/${values?.slug || 'novo'}.md`;
  const partner = partnerAt(field, values)?.name;
  useEffect(() => setUnsaved(dirty), [dirty]);

  const change = (next: typeof state) => {
    setState(next);
    setSaid('');
    if (JSON.stringify(next) === saved.words) forget();
  };
  const save = (token = saved.token, values = state.values, next?: string) => {
    const work = async () => {
      const opened: Entry['values'] = JSON.parse(saved.words).values;
      const { joined, notes, ...answer } = await ask('save', { path, token: token || undefined, ...(values ? { values, opened } : { text: state.text }) });
      const now = { ...state, values: joined ?? values };
      if (now.values !== state.values) setState(now);
      setSaved({ words: JSON.stringify(now), token: answer.token });
      setUnsaved(false);
      setShown(answer.address && `${answer.address}?${answer.token}`);
      const words = [joined ? 'Guardado, com o que entretanto mudou noutros campos, noutro separador ou à mão.' : 'Guardado.', ...notes].join(' ');
      if (next !== undefined || !entry.path) goTo(next ?? linkTo(path), words);
      else if (!values) reopen();
      return words;
    };
    return run('A guardar…', work, 'Não foi guardado');
  };
  const preview = (values: NonNullable<typeof state.values>) => {
    const work = async () => {
      setShown((await ask('preview', { path, values, tab })).address);
      return 'A página mostra o que ainda não guardou.';
    };
    return run('A desenhar a página…', work, 'A página ainda não se pode mostrar');
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <div className={shown ? 'editor' : undefined}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <h1>{partner ?? entry.label}</h1>
        <div className="bar">
          <button type="submit" className="first" disabled={!dirty && entry.path !== undefined}>
            Guardar
          </button>
          {values && (
            <button type="button" disabled={!dirty} onClick={() => preview(values)}>
              Pré-visualizar
            </button>
          )}
          {entry.path && <a href={linkTo('historico', { ficheiro: entry.path })}>Histórico</a>}
          {values && <Remarks path={path} values={values} />}
          <p role="status" className={refused && 'problem'}>
            {refused ? refusalInWords(refused) : said || (dirty ? 'Há alterações por guardar.' : '')}
          </p>
        </div>
        {entry.path?.startsWith('articles/') && saved.token && <ArticleAddress path={entry.path} token={saved.token} unsaved={dirty} run={run} />}
        {refused && <RefusalNote {...refused} path={path} keepMine={save} keepTheirs={reopen} />}
        {values ? (
          <EntryForm
            entry={entry}
            values={values}
            field={field}
            problems={refused?.refusal.body.problems ?? []}
            onChange={(next) => change({ ...state, values: withFollowers(values, next, !entry.path) })}
            onRemove={(next) => save(undefined, next, linkTo(''))}
          />
        ) : (
          <BrokenFile text={state.text} onChange={(text) => change({ ...state, text })} />
        )}
      </form>
      {shown && <Preview address={shown} heading={partner} />}
    </div>
  );
}

/** A file that the form cannot read, as it is written. */
const BrokenFile = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => (
  <div className="field">
    <label htmlFor="raw">O ficheiro tal como está escrito</label>
    <p className="hint">O formulário não o consegue ler. Corrija-o aqui, ou reponha uma versão anterior a partir do Histórico.</p>
    <textarea id="raw" rows={30} value={text} onChange={({ target }) => onChange(target.value)} />
  </div>
);

const refusalInWords = ({ title, refusal }: { title: string; refusal: Refusal }) => {
  const count = refusal.body.problems?.length ?? 1;
  return `${title}: ${count === 1 ? '1 problema' : `${count} problemas`}.`;
};
