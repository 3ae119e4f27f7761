import type { Answer } from '../api/actions';
import { ask } from './ask';
import { Changes } from './Differences';
import { ReturnArticle } from './FromBin';
import { moment } from './moment';
import { linkTo } from './place';
import { useAnswer } from './useAnswer';
import { type Run, useWork } from './useWork';
import { WorkButton } from './WorkButton';

const day = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'full' });

/** What a file said before each save, and the way back; without a file, what was changed on each day. */
export function History({ query }: { query: URLSearchParams }) {
  const path = query.get('ficheiro');
  const partner = query.get('parceiro');
  return path === null ? <Recent /> : <Versions path={path} id={query.get('versao')} {...(partner !== null && { partner: Number(partner) })} />;
}

function Recent() {
  const { answer, message, again } = useAnswer('recentChanges', {});
  if (!answer) return message;
  const dayOf = ({ replacedAt }: Answer<'recentChanges'>[number]) => day.format(new Date(replacedAt));
  return (
    <>
      <h1>O que mudou</h1>
      {answer.length === 0 && <p>Ainda nada: cada vez que guardar um texto, ele aparece aqui.</p>}
      {[...new Set(answer.map(dayOf))].map((name) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <ul>
            {answer
              .filter((change) => dayOf(change) === name)
              .map(({ followed, ...line }) => (
                <li key={`${line.path} ${line.id}`}>
                  {new Date(line.replacedAt).toLocaleTimeString('pt-PT', { timeStyle: 'short' })} <Line {...line} again={again} />
                  {followed.length > 0 && (
                    <details>
                      <summary>Com isso, {followed.length === 1 ? 'mudou 1 texto' : `mudaram ${followed.length} textos`}</summary>
                      <ul>
                        {followed.map((one) => (
                          <li key={one.path}>
                            <Line {...one} again={again} />
                          </li>
                        ))}
                      </ul>
                    </details>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const Line = ({ path, id, name, what, opens, returns, again }: Omit<Answer<'recentChanges'>[number], 'followed'> & { again: () => void }) => (
  <>
    {opens ? <a href={linkTo('historico', { ficheiro: path, versao: id })}>{name}</a> : name}: {what}{' '}
    {returns && <ReturnPicture name={path.slice('pictures/'.length)} onReturned={again} />}
  </>
);

const ReturnPicture = ({ name, onReturned }: { name: string; onReturned: () => void }) => (
  <WorkButton label={`Repor ${name}`} work={() => ask('returnPicture', { name }).then(onReturned)}>
    Repor
  </WorkButton>
);

type Of = { path: string; partner?: number };

function Versions({ path, partner, id }: Of & { id: string | null }) {
  const of = { path, partner };
  const { answer, message, again } = useAnswer('versions', of);
  const { run, message: said } = useWork();
  if (!answer) return message;
  const { name, gone, versions } = answer;
  const [newest] = versions;
  const addressOf = (version: string) =>
    linkTo('historico', { ficheiro: path, parceiro: partner === undefined ? undefined : String(partner), versao: version });
  return (
    <>
      <h1>Histórico: {name}</h1>
      {gone ? (
        newest && <ReturnArticle path={path} id={newest.id} />
      ) : (
        <a href={linkTo(path, { campo: partner === undefined ? undefined : `casinos[${partner}]` })}>Abrir o texto</a>
      )}
      <div className="said">{said}</div>
      {versions.length === 0 && <p>Ainda não há versões anteriores: cada vez que guardar, a anterior fica aqui.</p>}
      <ol>
        {versions.map((version) => (
          <li key={version.id}>
            <a href={addressOf(version.id)} aria-current={version.id === id ? 'true' : undefined}>
              A versão que valeu até {moment(version.replacedAt)}
            </a>
            : depois, {version.what}.{version.id === id && ' (aberta, em baixo)'}
          </li>
        ))}
      </ol>
      {id && <Version {...of} id={id} run={run} onRestored={again} />}
    </>
  );
}

/** Compared with what stands today: what would go is on the left, what would come back on the right. */
function Version({ path, partner, id, run, onRestored }: Of & { id: string; run: Run; onRestored: () => void }) {
  const { answer, message, again } = useAnswer('version', { path, partner, id });
  if (!answer) return message;
  const { changes, text, token = '' } = answer;
  const restore = (what: () => Promise<unknown>, words: string) =>
    run('A repor…', async () => {
      await what();
      again();
      onRestored();
      return words;
    });
  const whole = () => (partner === undefined ? ask('save', { path, token: token || undefined, text }) : ask('restorePartner', { partner, id, token }));
  if (changes.length === 0) return <p>Esta versão diz o mesmo que a de hoje.</p>;
  return (
    <>
      <h2>O que muda, se a repuser</h2>
      <button type="button" onClick={() => restore(whole, 'Versão reposta. A que lá estava ficou nesta lista.')}>
        Repor esta versão
      </button>
      <Changes
        titles={['Hoje', 'Nesta versão']}
        changes={changes}
        action={({ place }, index) =>
          token &&
          changes.length > 1 && (
            <button
              type="button"
              aria-label={`Repor só este campo: ${place}`}
              onClick={() => restore(() => ask('restoreChange', { path, partner, id, index, token }), `Reposto só «${place}»; o resto ficou como estava.`)}
            >
              Repor só este campo
            </button>
          )
        }
      />
    </>
  );
}
