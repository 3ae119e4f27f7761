import { useEffect, useRef, useState } from 'react';
import type { Answer } from '../api/actions';
import { withWords } from '../schema/words-of-field';
import { ask } from './ask';
import { partnerAt } from './EntryForm';
import { goTo, linkTo, rename, setUnsaved } from './place';
import { dropCopy, keepCopy, tab, type Written } from './unsaved-copies';
import { useWork } from './useWork';

type Entry = Answer<'open'>;

const stateOf = ({ values, text = '' }: Entry) => ({ values, text });
const savedOf = (entry: Entry) => ({ words: JSON.stringify(stateOf(entry)), token: entry.token });

/** What is in the form of a file, and what of it is saved. `field` may name one partner of several; `before` tells what was done just before the file was opened. */
export function useEntry(opened: Entry, field: string | null, before: string) {
  const [entry, setEntry] = useState(opened);
  const [state, setState] = useState(() => stateOf(opened));
  const [saved, setSaved] = useState(() => savedOf(opened));
  const [shown, setShown] = useState(opened.address);
  const { said, refused, busy, run, setSaid, forget } = useWork(before);
  const { values } = state;
  const dirty = JSON.stringify(state) !== saved.words;
  const path = entry.path ?? `articles/${values?.slug || 'novo'}.md`;
  useEffect(() => setUnsaved(dirty), [dirty]);

  const name = entry.path ?? 'articles/novo';
  const partner = partnerAt(field, values);
  const heading = partner?.name ?? (titleOfArticle(name, entry, values) || entry.label);
  useEffect(() => (dirty ? keepCopy(name, { state, heading, saved }) : dropCopy(name)), [name, dirty, state, heading, saved]);
  // Left on purpose: the publisher was asked.
  useEffect(() => () => dropCopy(name), [name]);
  const bringBack = (written: Written) => {
    setState(written.state);
    setSaved(written.saved);
  };

  /** The form as it is when an answer comes: the publisher may have gone on writing. */
  const latest = useRef(state);
  latest.current = state;

  const change = (next: typeof state) => {
    setState(next);
    setSaid('');
    if (JSON.stringify(next) === saved.words) forget();
  };

  const reopen = async () => {
    const now = await ask('open', { path });
    setEntry(now);
    setState(stateOf(now));
    setSaved(savedOf(now));
    setShown(now.address);
    forget();
  };

  const write = async (token = saved.token, values = state.values, next?: { address: string; words: string }) => {
    const sent = values ? { values, opened: JSON.parse(saved.words).values } : { text: state.text };
    const { joined, notes, ...answer } = await ask('save', { path, token: token || undefined, ...sent });
    const words = [joined ? 'Guardado, com o que entretanto mudou noutros campos, noutro separador ou à mão.' : 'Guardado.', ...notes].join(' ');
    if (next) return goTo(next.address, next.words);
    // A draft has no page of its own yet: where its preview was, it is drawn anew.
    const drawn = shown && values ? ask('preview', { path, values: joined ?? values, tab }).catch(() => undefined) : undefined;
    setShown(answer.address ? `${answer.address}?${answer.token}` : (await drawn)?.address);
    if (!entry.path) {
      setEntry({ ...entry, path });
      rename(linkTo(path));
    }
    const now = { ...state, values: joined ?? values };
    if (latest.current === state) {
      setState(now);
      setSaved({ words: JSON.stringify(now), token: answer.token });
      if (!values) await reopen();
      return words;
    }
    // From its first save on, an article's address has a form of its own.
    if (!entry.path) setState({ ...latest.current, values: { ...latest.current.values, slug: values?.slug } });
    // What others changed comes with the next save, which joins it to what was written meanwhile.
    setSaved({ words: JSON.stringify(state), token: now.values === state.values ? answer.token : saved.token });
    return 'Guardado, menos o que escreveu entretanto.';
  };

  const again = useRef(false);
  const save = (...what: Parameters<typeof write>) => {
    if (!busy) return void run('A guardar…', () => write(...what), 'Não foi guardado');
    again.current = true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for in the middle of a save is done at its end.
  useEffect(() => {
    if (busy || !again.current) return;
    again.current = false;
    if (dirty && !refused) save();
  }, [busy]);

  const preview = (values: NonNullable<Entry['values']>) => {
    const work = async () => {
      const { address, notes } = await ask('preview', { path, values, tab });
      setShown(address);
      return ['A página mostra o que ainda não guardou.', ...notes].join(' ');
    };
    void run('A desenhar a página…', work, 'A página ainda não se pode mostrar');
  };

  return { entry, path, name, partner, heading, bringBack, state, values, saved, dirty, shown, said, refused, run, change, save, preview, reopen };
}

/** As it is being written. */
const titleOfArticle = (path: string, { words }: Entry, values: Entry['values']) =>
  path.startsWith('articles/') && withWords(String(values?.title ?? ''), words);
