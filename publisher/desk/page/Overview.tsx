import { ask } from './ask';
import { ProblemList } from './ProblemList';
import { linkTo } from './place';
import { useAnswer } from './useAnswer';
import { useWork } from './useWork';

/** All there is to write, and what is wrong with it. */
export function Overview() {
  const { answer, message } = useAnswer('overview', {});
  if (!answer) return message;
  const { articles, files, partners, problems, removed } = answer;
  return (
    <>
      <h1>Textos do site</h1>
      {problems.length > 0 && (
        <section className="refusal" aria-labelledby="problems">
          <h2 id="problems">O site não se pode fazer assim</h2>
          <ProblemList problems={problems} />
        </section>
      )}
      <div className="columns">
        <section aria-labelledby="articles">
          <h2 id="articles">Artigos</h2>
          <p>
            <a className="button" href={linkTo('articles/novo')}>
              Novo artigo
            </a>
          </p>
          <ul>
            {articles.map(({ path, title, state }) => (
              <li key={path}>
                <a href={linkTo(path)}>{title}</a> <small>{state}</small>
              </li>
            ))}
          </ul>
          {removed.length > 0 && (
            <>
              <h3>Lixo</h3>
              <ul>
                {removed.map((path) => (
                  <li key={path}>
                    <a href={linkTo('historico', { ficheiro: path })}>{path.slice('articles/'.length, -'.md'.length)}</a>{' '}
                    <small>apagado; pode ser reposto</small>
                  </li>
                ))}
              </ul>
            </>
          )}
          <UnusedPictures />
        </section>
        <section aria-labelledby="partners">
          <h2 id="partners">Parceiros</h2>
          <p>
            <a className="button" href={linkTo('casinos.yaml', { campo: `casinos[${partners.length}]` })}>
              Novo parceiro
            </a>
          </p>
          <ul>
            {partners.map(({ title, example }, index) => (
              <li key={title}>
                <a href={linkTo('casinos.yaml', { campo: `casinos[${index}]` })}>{title}</a> {example && <small>exemplo</small>}
              </li>
            ))}
          </ul>
          <h2 id="pages">Páginas e dados</h2>
          <ul>
            {files.map(({ path, label }) => (
              <li key={path}>
                <a href={linkTo(path)}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
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
