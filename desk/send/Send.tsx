import { type FormEvent, useRef, useState } from 'react';
import type { Answer, Sent } from '../api/actions';
import { ask } from '../page/ask';
import { moment } from '../page/moment';
import { PointsLeft } from '../page/PointsLeft';
import { linkTo } from '../page/place';
import { StaleNote } from '../page/StaleNote';
import { useAnswer } from '../page/useAnswer';
import { useWork } from '../page/useWork';
import { Arrived } from './Arrived';
import { HostFields, ports } from './HostFields';
import { PlanNote } from './PlanNote';
import { type Plan, planInWords } from './plan-in-words';
import { SendingBar } from './SendingBar';

/** Sends the site that was made last to its host: first a list of what would go, then the sending. */
export function Send() {
  const { answer: settings, message: opening, again } = useAnswer('sendSettings', {});
  const { answer: check, again: checkAgain } = useAnswer('launchCheck', {});
  const { busy, run, message } = useWork();
  const form = useRef<HTMLFormElement>(null);
  const [plan, setPlan] = useState<Plan>();
  const [stranger, setStranger] = useState<{ fingerprint: string; names: string; copy: string | undefined }>();
  const [sent, setSent] = useState<Answer<'sendSite'>>();

  const look = (copy?: string, trusted?: string) =>
    run('A ver o que lá está…', async () => {
      if (!form.current) return;
      for (const clear of [setPlan, setStranger, setSent]) clear(undefined);
      const seen = await ask('lookAtHost', { ...fieldsOf(form.current), copy, trusted });
      if ('stranger' in seen) return setStranger({ fingerprint: seen.stranger, names: seen.names, copy });
      // The desk has it now, for as long as it takes.
      passwordOf(form.current).value = '';
      again();
      setPlan(seen);
    });
  const send = ({ id }: Plan) =>
    run('A enviar…', async () => {
      setSent(await ask('sendSite', { id }));
      setPlan(undefined);
      again();
      checkAgain();
    });
  const make = () =>
    run('A fazer o site: demora até um minuto…', async () => {
      setPlan(undefined);
      await ask('publish', {});
      again();
      return 'O site está feito.';
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void look();
  };

  if (!settings) return opening;
  const { address, known, sentAt, putBack, stale, copies, site } = settings;
  return (
    <>
      <h1>Enviar para o alojamento</h1>
      <p>
        Vai o site da última vez que carregou em <a href={linkTo('publicar')}>Fazer o site</a>.{sentAt && ` O último envio foi a ${moment(sentAt)}`}
        {putBack && `, e repôs o que lá estava antes de ${moment(putBack)}`}
        {sentAt && '.'}
      </p>
      {stale > 0 && (
        <div className="left">
          <StaleNote stale={stale} />
          <p>
            <button type="button" className="first" disabled={busy} onClick={make}>
              Fazer o site
            </button>
          </p>
        </div>
      )}
      {check && <PointsLeft {...check} list={linkTo('publicar')} />}
      <form ref={form} onSubmit={submit}>
        <HostFields address={address} />
        <p>
          <button type="submit" className={plan || stale > 0 ? undefined : 'first'} disabled={busy}>
            Ver o que vai
          </button>
        </p>
      </form>
      {stranger && (
        <Arrived className="left" label="Um servidor que a mesa não conhece">
          <h2>É este o servidor?</h2>
          <p>
            É a primeira vez que a mesa fala com ele, e nada garante quem é. A palavra-passe ainda não foi enviada. Compare a impressão digital com a que o
            alojamento publica ou lhe disser:
          </p>
          <p>
            <code>{stranger.fingerprint}</code>
          </p>
          {stranger.names && (
            <p>
              O certificado é bom, mas de outro nome: <code>{stranger.names}</code>. Se o alojamento lhe der um desses, escreva-o em «Servidor»: a mesa
              confirma-o sozinha, e não volta a perguntar de cada vez que ele mudar de certificado.
            </p>
          )}
          <p>
            <button type="button" disabled={busy} onClick={() => look(stranger.copy, stranger.fingerprint)}>
              É este: guardar e continuar
            </button>
          </p>
        </Arrived>
      )}
      {plan && <PlanNote plan={plan} busy={busy} send={() => send(plan)} cancel={() => setPlan(undefined)} />}
      {message}
      {busy && <SendingBar />}
      {sent && (
        <Arrived label="Enviado">
          <h2>{sent.putBack ? 'Está reposto' : 'Está no ar'}</h2>
          <p>
            {planInWords(sent, true)} Confirme-o no navegador, numa janela privada
            {site ? (
              <>
                : <a href={site}>{site}</a>.
              </>
            ) : (
              <>
                . O endereço do site que as páginas levam ainda é o de exemplo: <a href={linkTo('site.yaml', { campo: 'address' })}>escreva o verdadeiro</a>.
              </>
            )}
          </p>
          {sent.zip && (
            <p>
              O que lá estava ficou em <code>{sent.zip}</code>.
            </p>
          )}
        </Arrived>
      )}
      {copies.length > 0 && (
        <details>
          <summary>Voltar atrás</summary>
          <p>Antes de cada envio a mesa guarda o que estava no ar. Escreva a palavra-passe e escolha:</p>
          <ul>
            {copies.map(({ name, since, changed }) => (
              <li key={name}>
                O que estava no ar antes de {moment(since)}
                {changed.length > 0 && `, quando mudou: ${changed.slice(0, 2).join('; ')}${changed.length > 2 ? ` e mais ${changed.length - 2}` : ''}`}{' '}
                <button
                  type="button"
                  aria-label={`Ver o que voltava: antes de ${moment(since)}`}
                  disabled={busy}
                  onClick={() => form.current?.reportValidity() && look(name)}
                >
                  Ver o que voltava
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {known && (
        <details>
          <summary>O servidor que a mesa conhece</summary>
          <p>
            {address?.server}: <code>{known}</code>
          </p>
          <button type="button" disabled={busy} onClick={() => run('', () => ask('forgetServer', {}).then(again))}>
            Esquecer este servidor
          </button>
        </details>
      )}
    </>
  );
}

const passwordOf = (form: HTMLFormElement) => form.elements.namedItem('password') as HTMLInputElement;

function fieldsOf(form: HTMLFormElement): Pick<Sent<'lookAtHost'>, 'address' | 'password'> {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const protocol = text('protocol') === 'ftps' ? 'ftps' : 'sftp';
  const address = { protocol, server: text('server'), port: Number(text('port')) || ports[protocol], user: text('user'), folder: text('folder') } as const;
  return { address, password: passwordOf(form).value };
}
