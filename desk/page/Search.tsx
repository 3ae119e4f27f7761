import { type FormEvent, useState } from 'react';
import { LinkList } from './LinkList';
import { linkTo } from './place';
import { useAnswer } from './useAnswer';

export function Search({ query }: { query: URLSearchParams }) {
  const [words, setWords] = useState(query.get('palavras') ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    location.hash = linkTo('procurar', { palavras: words });
  };
  return (
    <>
      <h1>Procurar em todos os textos</h1>
      <form role="search" onSubmit={submit}>
        <label htmlFor="words">Palavras</label>
        <input id="words" type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        <button type="submit">Procurar</button>
      </form>
      {query.get('palavras') && <Found words={query.get('palavras') ?? ''} />}
    </>
  );
}

function Found({ words }: { words: string }) {
  const { answer, message } = useAnswer('search', { words });
  if (!answer) return message;
  return (
    <>
      <p role="status">{answer.length === 1 ? '1 lugar' : `${answer.length} lugares`}</p>
      <LinkList
        items={answer.map(({ path, field, place, before, words, after }) => ({
          to: linkTo(path, { campo: field, palavras: words }),
          words: place,
          note: (
            <p>
              {before}
              <mark>{words}</mark>
              {after}
            </p>
          ),
        }))}
      />
    </>
  );
}
