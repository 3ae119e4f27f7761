import './Standing.css';
import type { Answer } from '../api/actions';
import { ask } from './ask';
import { LinkList } from './LinkList';
import { moment } from './moment';
import { sentence } from './ProblemList';
import { linkTo } from './place';
import { useWork } from './useWork';

type Parts = Answer<'standing'>;

/** What is left to do and where to begin, where the draw stands, and what readers do not have yet. */
export const Standing = ({ left, draw, since, again }: Parts & { again: () => void }) => (
  <div className="standing">
    {left && <Left {...left} />}
    {draw && <Draw {...draw} />}
    <Since {...since} again={again} />
  </div>
);

function Left({ count, actors, first, onAir }: NonNullable<Parts['left']>) {
  return (
    <section aria-label="O que falta">
      <h2>
        O que falta <span className="count">{count}</span>
      </h2>
      {first ? (
        <>
          <p>
            <strong>Comece por:</strong> <a href={linkTo(first.path, { campo: first.field, palavras: first.words })}>{first.place}</a>. {sentence(first.mend)}
          </p>
          <p className="hint">
            {onAir ? 'O site já está no ar, e ainda falta resolver' : 'Antes de o site ir para o ar'}:{' '}
            {actors.map((one) => `${one.actor}, ${one.count}`).join('; ')}. <a href={linkTo('publicar')}>Ver a lista toda</a>
          </p>
        </>
      ) : (
        <p>{onAir ? 'Nada por resolver.' : 'Nada impede o site de ir para o ar.'}</p>
      )}
    </section>
  );
}

function Draw({ edition, phase, authorised, said }: NonNullable<Parts['draw']>) {
  return (
    <section aria-label="O sorteio">
      <h2>O sorteio</h2>
      <p>
        Edição de {edition}: {phase}. {authorised ? 'Tem autorização.' : 'Ainda não tem número de autorização.'}
      </p>
      <p className="hint">
        Hoje, o site diz: «{said}» <a href={linkTo('promotion.yaml')}>Mudar as datas</a>
      </p>
    </section>
  );
}

function Since({ madeAt, sentAt, putBack, madeIsSent, changes, again }: Parts['since'] & { again: () => void }) {
  const { run, message } = useWork();
  const sent = putBack ? `o site que repôs (de antes de ${moment(putBack)})` : sentAt && `o site que enviou em ${moment(sentAt)}`;
  const last = sent ?? (madeAt && `o site que fez em ${moment(madeAt)}`);
  return (
    <section aria-label="O que mudou desde o último site">
      <h2>Por enviar {changes && <span className="count">{sentAt ? changes.length : 'tudo'}</span>}</h2>
      {!changes && (
        <p>
          {putBack
            ? `Está no alojamento o que lá estava antes de ${moment(putBack)}, que repôs. A mesa não sabe o que diz; estes textos só lá chegam com outro envio.`
            : 'Aqui ainda não se fez o site. Quando os textos estiverem prontos, faça-o em «Publicar».'}
        </p>
      )}
      {changes && !sentAt && <p>A mesa ainda não sabe de nenhum envio: vai o site inteiro.</p>}
      {changes && changes.length === 0 && <p>{sentence(last ?? '')} diz o mesmo que estes textos.</p>}
      {changes && changes.length > 0 && (
        <>
          <p>Mudou desde {last}:</p>
          <LinkList
            items={changes.map(({ path, name, what, gone }) => ({
              to: gone ? linkTo('historico', { ficheiro: path }) : linkTo(path),
              words: name,
              note: what,
            }))}
          />
        </>
      )}
      {madeAt && !madeIsSent && (
        <p className="tools">
          <a className="button" href={linkTo('enviar')}>
            Enviar para o alojamento
          </a>
          <button type="button" onClick={() => run('', () => ask('sent', {}).then(again))}>
            Já enviei o site feito em {moment(madeAt)}
          </button>
        </p>
      )}
      {message}
      <p className="hint">
        <a href={linkTo('publicar')}>Fazer e enviar o site</a>
      </p>
    </section>
  );
}
