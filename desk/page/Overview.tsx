import { ask } from './ask';
import { LeftCopies } from './LeftCopies';
import { LinkList } from './LinkList';
import { Partners } from './Partners';
import { ProblemList } from './ProblemList';
import { linkTo } from './place';
import { useAnswer } from './useAnswer';
import { useWork } from './useWork';

/** All there is to write, and what is wrong with it; `said` tells what was done just before. */
export function Overview({ said }: { said: string }) {
  const { answer, message } = useAnswer('overview', {});
  if (!answer) return message;
  const { articles, files, problems, removed } = answer;
  const bin = removed.map((path) => ({
    to: linkTo('historico', { ficheiro: path }),
    words: path.slice('articles/'.length, -'.md'.length),
    note: <small>apagado; pode ser reposto</small>,
  }));
  return (
    <>
      <h1>Textos do site</h1>
      <p role="status">{said}</p>
      <LeftCopies offer={({ path }) => <a href={linkTo(path)}>Abrir e recuperar</a>} />
      {problems.length > 0 && (
        <section className="refusal" aria-label="O site não se pode fazer assim">
          <h2>O site não se pode fazer assim</h2>
          <ProblemList problems={problems} />
        </section>
      )}
      <div className="columns">
        <section aria-label="Artigos">
          <h2>Artigos</h2>
          <a className="button" href={linkTo('articles/novo')}>
            Novo artigo
          </a>
          <LinkList items={articles.map(({ path, title, state }) => ({ to: linkTo(path), words: title, note: <small>{state}</small> }))} />
          {bin.length > 0 && <h3>Lixo</h3>}
          <LinkList items={bin} />
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

function UnusedPictures() {
  const { answer: names = [], again } = useAnswer('unusedPictures', {});
  const { run, message } = useWork();
  const remove = (name: string) =>
    confirm(`Apagar a imagem «${name}»? Pode repô-la em «O que mudou».`) && run('A apagar…', () => ask('removePicture', { name }).then(again));
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
