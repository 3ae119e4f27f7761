import './Editor.css';
import { useEffect, useRef } from 'react';
import type { Answer } from '../api/actions';
import { ArticleAddress } from './ArticleAddress';
import type { Refusal } from './ask';
import { EntryForm } from './EntryForm';
import { withFollowers } from './followers';
import { LeftCopies } from './LeftCopies';
import { Preview } from './Preview';
import { linkTo } from './place';
import { RefusalNote } from './RefusalNote';
import { Remarks } from './Remarks';
import { copyAt, discard } from './unsaved-copies';
import { useAnswer } from './useAnswer';
import { useEntry } from './useEntry';

/** Opens a content file, or an article that does not exist yet. */
export function Editor({ path, said, ...rest }: { path: string; said: string } & Pick<Props, 'field' | 'words' | 'recover'>) {
  const { answer, message } = useAnswer('open', path === 'articles/novo' ? {} : { path });
  return answer ? <EntryEditor opened={answer} before={said} {...rest} /> : message;
}

/** `words` are those of the field that are looked for; `recover` names what was not saved and is to be brought back. */
type Props = { opened: Answer<'open'>; field: string | null; words: string; recover: string | null; before: string };

function EntryEditor({ opened, field, words, recover, before }: Props) {
  const work = useEntry(opened, field, before);
  const { entry, path, name, partner, heading, bringBack, state, values, saved, dirty, shown, said, refused, run, change, save, preview, reopen } = work;
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens.
  useEffect(() => {
    const copy = recover && copyAt(recover);
    if (!copy) return;
    bringBack(copy);
    discard(copy);
  }, []);

  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What stays in sight below the bar must know how high that is.
    const observer = new ResizeObserver(() => form.current?.style.setProperty('--bar', `${bar.current?.offsetHeight ?? 0}px`));
    if (bar.current) observer.observe(bar.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={shown ? 'editor' : undefined}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <h1>{heading}</h1>
        <div className="bar" ref={bar}>
          <button type="submit" className="first" disabled={!dirty && entry.path !== undefined}>
            Guardar
          </button>
          {values && (
            <button type="button" disabled={!dirty && shown !== undefined} onClick={() => preview(values)}>
              Pré-visualizar
            </button>
          )}
          {entry.path && <a href={linkTo('historico', { ficheiro: entry.path, parceiro: partner && String(partner.index) })}>Histórico</a>}
          {values && <Remarks path={path} values={values} onChange={(next) => change({ ...state, values: next })} saved={saved.token} />}
          <p role="status" className={refused && 'problem'}>
            {refused ? refusalInWords(refused) : said || (dirty ? 'Há alterações por guardar.' : '')}
          </p>
        </div>
        {entry.path?.startsWith('articles/') && saved.token && <ArticleAddress path={entry.path} token={saved.token} unsaved={dirty} run={run} />}
        <LeftCopies
          path={name}
          offer={(copy, done) => (
            <button
              type="button"
              onClick={() => {
                bringBack(copy);
                done();
              }}
            >
              Recuperar
            </button>
          )}
        />
        {refused && <RefusalNote {...refused} path={path} keepMine={save} keepTheirs={() => run('A abrir…', reopen)} />}
        {values ? (
          <EntryForm
            entry={entry}
            values={values}
            field={field}
            words={words}
            problems={refused?.refusal.body.problems ?? []}
            onChange={(next) => change({ ...state, values: withFollowers(values, next, !entry.path) })}
            onRemove={(next, title) =>
              save(undefined, next, { address: linkTo('', { retirado: title }), words: `«${title}» foi retirado de todas as páginas.` })
            }
          />
        ) : (
          <BrokenFile text={state.text} onChange={(text) => change({ ...state, text })} />
        )}
      </form>
      {shown && <Preview address={shown} heading={partner?.name} onDay={() => dirty && values && preview(values)} />}
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
