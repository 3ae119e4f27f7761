import type { Answer } from '../api/actions';
import { ask } from './ask';
import { ReturnArticle, ReturnPartner } from './FromBin';
import { LeftCopies } from './LeftCopies';
import { LinkList } from './LinkList';
import { Partners } from './Partners';
import { ProblemList } from './ProblemList';
import { linkTo } from './place';
import { Standing } from './Standing';
import { isInUnsaved } from './unsaved-copies';
import { useAnswer } from './useAnswer';
import { useWork } from './useWork';

/** Where the publisher stands, all there is to write, and what is wrong with it; `said` tells what was done just before. */
export function Overview({ query, said }: { query: URLSearchParams; said: string }) {
  const { answer, message } = useAnswer('overview', {});
  const standing = useAnswer('standing', {});
  // Together, or what came first would move away from under the pointer.
  if (!answer) return message;
  if (!standing.answer) return standing.message;
  const { articles, files, problems, removed } = answer;
  const undone = removed.find(({ path }) => path === query.get('apagado'));
  const taken = query.get('retirado');
  return (
    <>
      <h1>Textos do site</h1>
      <div className="tools">
        <p role="status">{said}</p>
        {undone && <ReturnArticle {...undone} words="Anular" />}
        {taken && <ReturnPartner title={taken} words="Anular" />}
      </div>
      <LeftCopies offer={({ path, key }) => <a href={linkTo(path, { recuperar: key })}>Abrir e recuperar</a>} />
      {problems.length > 0 && (
        <section className="refusal" aria-label="O site não se pode fazer assim">
          <h2>O site não se pode fazer assim</h2>
          <ProblemList problems={problems} />
        </section>
      )}
      <Standing {...standing.answer} again={standing.again} />
      <div className="columns">
        <section aria-label="Artigos">
          <h2>Artigos</h2>
          <a className="button" href={linkTo('articles/novo')}>
            Novo artigo
          </a>
          <LinkList items={articles.map(({ path, title, state }) => ({ to: linkTo(path), words: title, note: <small>{state}</small> }))} />
          <Bin removed={removed} />
          <UnusedPictures />
        </section>
        <div>
          <Partners />
          <h2>Páginas e dados</h2>
          <LinkList items={files.map(({ path, label }) => ({ to: linkTo(path), words: label }))} />
        </div>
      </div>
    </>
  );
}

function Bin({ removed }: Pick<Answer<'overview'>, 'removed'>) {
  if (removed.length === 0) return null;
  return (
    <>
      <h3>Lixo</h3>
      <ul>
        {removed.map(({ path, id, title, replacedAt }) => (
          <li key={path}>
            <a href={linkTo('historico', { ficheiro: path, versao: id })}>{title}</a>{' '}
            <small>apagado em {new Date(replacedAt).toLocaleDateString('pt-PT')}</small> <ReturnArticle path={path} id={id} title={title} />
          </li>
        ))}
      </ul>
    </>
  );
}

function UnusedPictures() {
  const { answer = [], again } = useAnswer('unusedPictures', {});
  const { run, message } = useWork();
  const remove = (name: string) =>
    confirm(`Apagar a imagem «${name}»? Pode repô-la em «O que mudou».`) && run('A apagar…', () => ask('removePicture', { name }).then(again));
  const names = answer.filter((name) => !isInUnsaved(name));
  if (names.length === 0) return null;
  return (
    <>
      <h3>Imagens que nenhum artigo mostra</h3>
      {message}
      <ul>
        {names.map((name) => (
          <li key={name}>
            {name}{' '}
            <button type="button" aria-label={`Apagar ${name}`} onClick={() => remove(name)}>
              Apagar
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
