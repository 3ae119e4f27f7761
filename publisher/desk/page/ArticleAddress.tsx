import { useState } from 'react';
import { articlePath, routes } from '../../../src/routes';
import { slugFor } from '../../schema/slug';
import { ask, Refusal } from './ask';
import { goTo, linkTo } from './place';
import { useAnswer } from './useAnswer';

type Props = { path: string; token: string; unsaved: boolean; onRefused: (refusal: Refusal) => void };

/** Moves an article to another address or to the bin; its old address leads on. */
export function ArticleAddress({ path, token, unsaved, onRefused }: Props) {
  const current = path.slice('articles/'.length, -'.md'.length);
  const [slug, setSlug] = useState(current);
  const [to, setTo] = useState<string>(routes.articles);
  const { answer: pages = [] } = useAnswer('pages', {});
  const address = articlePath(slugFor(slug));
  const refused = (error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    onRefused(error);
  };
  const rename = () =>
    ask('renameArticle', { path, token, slug: slugFor(slug) }).then(
      (moved) =>
        goTo(
          linkTo(moved.path),
          `Endereço mudado${moved.redirected ? `: ${articlePath(current)} leva agora a` : ' para'} ${address}. Ligações corrigidas em ${moved.corrected === 1 ? '1 texto' : `${moved.corrected} textos`}.`,
        ),
      refused,
    );
  const remove = () =>
    confirm('Apagar o artigo? Fica no Lixo, de onde pode ser reposto.') &&
    ask('removeArticle', { path, token, ...(to && { to }) }).then(() => goTo(linkTo('')), refused);
  return (
    <details>
      <summary>Mudar o endereço ou apagar</summary>
      <fieldset>
        <legend>Mudar o endereço</legend>
        <label htmlFor="slug">O fim do endereço, depois de {articlePath('')}</label>
        <input id="slug" value={slug} onChange={({ target }) => setSlug(target.value)} />
        <p className="hint">
          {slug !== current && <strong>Será {address}. </strong>}As ligações do site seguem o artigo, e o endereço antigo passa a levar ao novo. Guarde primeiro
          o que escreveu.
        </p>
        <button type="button" disabled={unsaved || ['', current].includes(slugFor(slug))} onClick={rename}>
          Mudar o endereço
        </button>
      </fieldset>
      <fieldset>
        <legend>Apagar</legend>
        <label htmlFor="to">Para onde leva o endereço do artigo apagado</label>
        <select id="to" value={to} onChange={({ target }) => setTo(target.value)}>
          {pages
            .filter((page) => page.address !== articlePath(current))
            .map((page) => (
              <option key={page.address} value={page.address}>
                {page.title}
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
