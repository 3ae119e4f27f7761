import { useState } from 'react';
import { articlePath, routes } from '../../../src/routes';
import { ask, Refusal } from './ask';
import { linkTo, setUnsaved } from './place';
import { useAnswer } from './useAnswer';

type Props = { path: string; token: string; unsaved: boolean; onRefused: (refusal: Refusal) => void };

/** Moves an article to another address or to the bin; its old address leads on. */
export function ArticleAddress({ path, token, unsaved, onRefused }: Props) {
  const current = path.slice('articles/'.length, -'.md'.length);
  const [slug, setSlug] = useState(current);
  const [to, setTo] = useState<string>(routes.articles);
  const { answer } = useAnswer('overview', {});
  const leave = (next: string) => {
    setUnsaved(false);
    location.hash = next;
  };
  const refused = (error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    onRefused(error);
  };
  const rename = () => ask('renameArticle', { path, token, slug }).then((moved) => leave(linkTo(moved.path)), refused);
  const remove = () =>
    confirm('Apagar o artigo? Fica no Lixo, de onde pode ser reposto.') &&
    ask('removeArticle', { path, token, ...(to && { to }) }).then(() => leave(linkTo('')), refused);
  const targets = [
    ...Object.values(routes).map((address) => [address, address]),
    ...(answer?.articles ?? [])
      .filter((other) => other.path !== path)
      .map((other) => [articlePath(other.path.slice('articles/'.length, -'.md'.length)), other.title]),
  ];
  return (
    <details>
      <summary>Mudar o endereço ou apagar</summary>
      <fieldset>
        <legend>Endereço</legend>
        <label htmlFor="slug">O fim do endereço, depois de {articlePath('')}</label>
        <input id="slug" value={slug} onChange={({ target }) => setSlug(target.value)} />
        <p className="hint">As ligações do site seguem o artigo, e o endereço antigo passa a levar ao novo. Guarde primeiro o que escreveu.</p>
        <button type="button" disabled={unsaved || slug === current} onClick={rename}>
          Mudar o endereço
        </button>
      </fieldset>
      <fieldset>
        <legend>Apagar</legend>
        <label htmlFor="to">Para onde leva o endereço antigo</label>
        <select id="to" value={to} onChange={({ target }) => setTo(target.value)}>
          {targets.map(([address, words]) => (
            <option key={address} value={address}>
              {words}
            </option>
          ))}
          <option value="">Para lado nenhum: a página acabou (410)</option>
        </select>
        <button type="button" disabled={unsaved} onClick={remove}>
          Apagar o artigo
        </button>
      </fieldset>
    </details>
  );
}
