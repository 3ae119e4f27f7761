import { useState } from 'react';
import { articlePath, routes } from '../../src/routes';
import { slugFor } from '../schema/slug';
import { ask } from './ask';
import { goTo, linkTo } from './place';
import { useAnswer } from './useAnswer';
import type { Run } from './useWork';

const followed = (texts: string[]) => (texts.length === 0 ? 'Nenhum texto tinha uma ligação para ele.' : `As ligações seguiram-no em: ${texts.join(', ')}.`);

type Props = { path: string; token: string; unsaved: boolean; run: Run };

/** Moves an article to another address or to the bin; its old address leads on. */
export function ArticleAddress({ path, token, unsaved, run }: Props) {
  const current = path.slice('articles/'.length, -'.md'.length);
  const [slug, setSlug] = useState(current);
  const [to, setTo] = useState<string>(routes.articles);
  const { answer: pages = [] } = useAnswer('pages', {});
  const address = articlePath(slugFor(slug));
  const rename = async () => {
    const moved = await ask('renameArticle', { path, token, slug: slugFor(slug) });
    const words = `Endereço mudado${moved.redirected ? `: ${articlePath(current)} leva agora a` : ' para'} ${address}.`;
    goTo(linkTo(moved.path), `${words} ${followed(moved.corrected)}`);
  };
  const remove = async () => {
    const { title, changed } = await ask('removeArticle', { path, token, ...(to && { to }) });
    goTo(
      linkTo('', { apagado: path }),
      `«${title}» está no Lixo.${changed.length > 0 ? ` As ligações que lá levavam mudaram em: ${changed.join(', ')}.` : ''}`,
    );
  };
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
        <button type="button" disabled={unsaved || ['', current].includes(slugFor(slug))} onClick={() => run('A mudar o endereço…', rename)}>
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
        <button
          type="button"
          onClick={() =>
            confirm(`Apagar o artigo? Fica no Lixo, de onde pode ser reposto${unsaved ? ', sem o que ainda não guardou' : ''}.`) && run('A apagar…', remove)
          }
        >
          Apagar o artigo
        </button>
      </fieldset>
    </details>
  );
}
