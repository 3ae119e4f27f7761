import Markdown from 'markdown-to-jsx/react';
import { type ComponentProps, Fragment, type MouseEvent, type ReactNode } from 'react';
import type { Answer } from '../api/actions';
import { ask } from './ask';
import { Differences } from './Differences';
import { LinkList } from './LinkList';
import { moment } from './moment';
import { PointsLeft } from './PointsLeft';
import { sentence } from './ProblemList';
import { linkTo } from './place';
import { StaleNote } from './StaleNote';
import { useAnswer } from './useAnswer';
import { useWork } from './useWork';

/** Builds the site, says what is new in it, and leaves what is to be uploaded. */
export function Publish() {
  const made = useAnswer('made', {});
  const check = useAnswer('launchCheck', {});
  const { busy, run, message } = useWork();
  const publish = async () => {
    made.put(await ask('publish', {}));
    check.again();
  };
  const site = made.answer;
  return (
    <>
      <h1>Publicar</h1>
      <button type="button" className="first" disabled={busy} onClick={() => run('A fazer o site: demora até um minuto…', publish)}>
        Fazer o site
      </button>
      {message}
      {site && !busy && <Published {...site} left={check.answer && <PointsLeft {...check.answer} />} />}
      {check.answer ? <LaunchCheck {...check.answer} /> : check.message}
    </>
  );
}

function LaunchCheck({ count, groups, solved, waiting, switchedOff }: Answer<'launchCheck'>) {
  return (
    <>
      <LinkList
        items={[
          ...waiting.map(({ title, file, publishedOn }) => ({ to: linkTo(file), words: title, note: `sai em ${publishedOn}: volte a publicar nesse dia.` })),
          ...switchedOff.map(({ title, file, field, what }) => ({ to: linkTo(file, { campo: field }), words: `A secção «${title}»`, note: what })),
        ]}
      />
      <details open={count > 0}>
        <summary>
          Verificação de lançamento: {count === 0 ? 'nada por resolver' : `${count} por resolver`}
          {solved.length > 0 && `; desde a última vez que fez o site, ${solved.length === 1 ? '1 resolvido' : `${solved.length} resolvidos`}`}
        </summary>
        {groups.map(({ actor, files }) => (
          <section key={actor} aria-label={actor}>
            <h2>{actor}</h2>
            {files.map(({ file, page, found }) => (
              <Fragment key={file}>
                <h3>{page}</h3>
                <LinkList
                  items={found.map(({ field, place, words, what, mend }) => ({
                    to: linkTo(file, { campo: field, palavras: words }),
                    words: place ? `${place}: ${what}` : sentence(what),
                    note: sentence(mend),
                  }))}
                />
              </Fragment>
            ))}
          </section>
        ))}
        {solved.length > 0 && (
          <>
            <h2>Já resolvido</h2>
            <ul>
              {solved.map(({ key, what }) => (
                <li key={key}>{sentence(what)}</li>
              ))}
            </ul>
          </>
        )}
      </details>
    </>
  );
}

function Published({ at, since, changed, folder, zip, stale, left }: NonNullable<Answer<'made'>> & { left: ReactNode }) {
  const { answer: guides } = useAnswer('hostGuides', {});
  return (
    <section aria-label="O site está feito">
      <h2>O site está feito</h2>
      <p>É o de {moment(at)}.</p>
      {stale > 0 && (
        <div className="left">
          <StaleNote stale={stale} />
        </div>
      )}
      {left}
      <p className="tools">
        <a className="button" href={linkTo('enviar')}>
          Enviar para o alojamento
        </a>
        <a className="button" href="/mesa/site.zip" download={`site-${new Date().toISOString().slice(0, 10)}.zip`}>
          Descarregar o site (.zip)
        </a>
      </p>
      <p>
        É o site inteiro, pronto a enviar, e também está neste computador: a pasta <code>{folder}</code> e o ficheiro <code>{zip}</code>. Veja os passos do seu
        alojamento:
      </p>
      {guides?.map(({ name, title, text }) => (
        <details key={name} id={name}>
          <summary>{title}</summary>
          <Markdown options={{ disableParsingRawHTML: true, overrides: { a: GuideLink } }}>{text}</Markdown>
        </details>
      ))}
      <h3>O que mudou {since && `desde ${moment(since)}`}</h3>
      {changed.length === 0 && <p>{since ? 'Nenhuma palavra.' : 'É a primeira vez que faz o site: tudo é novo.'}</p>}
      {changed.map(({ page, before, after }) => (
        <details key={page}>
          <summary>
            {page} {before === undefined ? '(nova)' : after === undefined ? '(retirada)' : ''}
          </summary>
          <Differences titles={['Antes', 'Agora']} before={before ?? ''} after={after ?? ''} />
        </details>
      ))}
    </section>
  );
}

/** One guide names another, which is on the same page, or an address of the web. */
function GuideLink({ href = '', children }: ComponentProps<'a'>) {
  const open = (event: MouseEvent) => {
    const guide = document.getElementById(href);
    if (!(guide instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    guide.open = true;
    guide.scrollIntoView();
  };
  return (
    <a href={href} target="_blank" rel="noreferrer" onClick={open}>
      {children}
    </a>
  );
}
