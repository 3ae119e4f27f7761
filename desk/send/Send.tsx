import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Answer, Sent } from '../api/actions';
import { ask } from '../page/ask';
import { linkTo } from '../page/place';
import { useAnswer } from '../page/useAnswer';
import { useWork } from '../page/useWork';
import { type Plan, planInWords, sizeInWords } from './plan-in-words';

const ports = { sftp: 22, ftps: 21 };

/** Sends the site that was made last to its host: first a list of what would go, then the sending. */
export function Send() {
  const { answer: settings, message: opening, again } = useAnswer('sendSettings', {});
  const { busy, run, message } = useWork();
  const form = useRef<HTMLFormElement>(null);
  const [plan, setPlan] = useState<Plan>();
  const [stranger, setStranger] = useState<{ fingerprint: string; copy: string | undefined }>();
  const [sent, setSent] = useState<Answer<'sendSite'>>();

  const look = (copy?: string, trusted?: string) =>
    run('A ver o que lá está…', async () => {
      if (!form.current) return;
      for (const clear of [setPlan, setStranger, setSent]) clear(undefined);
      const seen = await ask('lookAtHost', { ...fieldsOf(form.current), copy, trusted });
      if ('stranger' in seen) return setStranger({ fingerprint: seen.stranger, copy });
      // The desk has it now, for as long as it takes.
      form.current.reset();
      again();
      setPlan(seen);
    });
  const send = ({ id }: Plan) =>
    run('A enviar…', async () => {
      setSent(await ask('sendSite', { id }));
      setPlan(undefined);
      again();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void look();
  };

  if (!settings) return opening;
  const { address, known, sentAt, copies } = settings;
  return (
    <>
      <h1>Enviar para o alojamento</h1>
      <p>
        Vai o site da última vez que carregou em <a href={linkTo('publicar')}>Fazer o site</a>.{sentAt && ` O último envio foi a ${inWords(sentAt)}.`}
      </p>
      {/* With what was kept, once it is: what is typed stays until then. */}
      <form ref={form} key={JSON.stringify(address)} onSubmit={submit} className="columns">
        <div>
          <div className="field">
            <label htmlFor="send-protocol">Como</label>
            <select id="send-protocol" name="protocol" defaultValue={address?.protocol ?? 'sftp'}>
              <option value="sftp">SFTP</option>
              <option value="ftps">FTPS (FTP cifrado)</option>
            </select>
          </div>
          <Line name="server" label="Servidor" hint="O nome que o alojamento indica: por exemplo, ftp.exemplo.pt." value={address?.server} />
          <Line
            name="port"
            label="Porta"
            hint="Vazia: 22 para SFTP, 21 para FTPS."
            value={address && address.port !== ports[address.protocol] ? `${address.port}` : ''}
            optional
          />
        </div>
        <div>
          <Line name="user" label="Utilizador" value={address?.user} autoComplete="username" />
          <Line name="folder" label="Pasta" hint="A do site: muitas vezes, public_html." value={address?.folder ?? 'public_html'} optional />
          <Line
            name="password"
            label="Palavra-passe"
            hint="A mesa não a guarda: esquece-a quando o envio acaba."
            type="password"
            autoComplete="current-password"
          />
        </div>
        <p className="tools">
          <button type="submit" className="first" disabled={busy}>
            Ver o que vai
          </button>
        </p>
      </form>
      {message}
      {busy && <SendingBar />}
      {stranger && (
        <section className="left" aria-label="Um servidor que a mesa não conhece">
          <h2>É este o servidor?</h2>
          <p>
            É a primeira vez que a mesa fala com ele, e nada garante quem é. A palavra-passe ainda não foi enviada. Compare a impressão digital com a que o
            alojamento publica ou lhe disser:
          </p>
          <p>
            <code>{stranger.fingerprint}</code>
          </p>
          <button type="button" disabled={busy} onClick={() => look(stranger.copy, stranger.fingerprint)}>
            É este: guardar e continuar
          </button>
        </section>
      )}
      {plan && <PlanNote plan={plan} busy={busy} send={() => send(plan)} cancel={() => setPlan(undefined)} />}
      {sent && (
        <section aria-label="Enviado">
          <h2>Está no ar</h2>
          <p>{planInWords(sent)} Confirme-o no navegador, numa janela privada.</p>
          {sent.zip && (
            <p>
              O que lá estava ficou em <code>{sent.zip}</code>.
            </p>
          )}
        </section>
      )}
      {copies.length > 0 && (
        <details>
          <summary>Voltar atrás</summary>
          <p>Antes de cada envio a mesa guarda o que estava no ar. Escreva a palavra-passe e escolha:</p>
          <ul>
            {copies.map((copy) => (
              <li key={copy}>
                O que estava no ar antes de {inWords(timeOf(copy))}{' '}
                <button type="button" disabled={busy} onClick={() => form.current?.reportValidity() && look(copy)}>
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

type LineProps = { name: string; label: string; hint?: string; value?: string | undefined; type?: string; autoComplete?: string; optional?: boolean };

const Line = ({ name, label, hint, value = '', type = 'text', autoComplete = 'off', optional = false }: LineProps) => (
  <div className="field">
    <label htmlFor={`send-${name}`}>{label}</label>
    <input
      id={`send-${name}`}
      name={name}
      type={type}
      defaultValue={value}
      autoComplete={autoComplete}
      required={!optional}
      spellCheck={false}
      autoCapitalize="none"
      aria-describedby={`send-${name}-hint`}
    />
    <p className="hint" id={`send-${name}-hint`}>
      {hint}
    </p>
  </div>
);

function PlanNote({ plan, busy, send, cancel }: { plan: Plan; busy: boolean; send: () => void; cancel: () => void }) {
  const { answer: check } = useAnswer('launchCheck', {});
  const { changed, gone, foreign, others, hostLines, goesOn } = plan;
  const isDone = changed.length + gone.length === 0;
  return (
    <section aria-label="O que vai">
      <h2>O que vai</h2>
      {check && check.count > 0 && (
        <p className="refusal">
          {check.count === 1 ? 'Falta resolver 1 ponto' : `Faltam resolver ${check.count} pontos`} da verificação de lançamento: ainda não o ponha no ar.
        </p>
      )}
      <p>
        {planInWords(plan)} {goesOn && 'Continua um envio que ficou a meio.'}
      </p>
      <Names title="O que vai, ficheiro a ficheiro" names={changed} />
      <Names title="O que sai" names={gone} />
      <Names title="O que vai substituir ficheiros que outros lá puseram (ficam na cópia)" names={foreign} />
      <Names title="O que outros puseram na pasta, e fica como está" names={others} />
      <Names title="As linhas do alojamento no .htaccess, que ficam como estão" names={hostLines.split('\n').filter((one) => one !== '')} />
      <p className="tools">
        {!isDone && (
          <button type="button" className="first" disabled={busy} onClick={send}>
            Enviar
          </button>
        )}
        <button type="button" disabled={busy} onClick={cancel}>
          {isDone ? 'Fechar' : 'Não enviar'}
        </button>
      </p>
    </section>
  );
}

const Names = ({ title, names }: { title: string; names: string[] }) =>
  names.length > 0 && (
    <details>
      <summary>
        {title}: {names.length}
      </summary>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </details>
  );

const steps = { upload: 'A enviar', keep: 'A guardar uma cópia do que lá está', place: 'A pôr no lugar' };

/** Asks how far the desk is, until it goes away. */
function SendingBar() {
  const [progress, setProgress] = useState<Answer<'sendingProgress'>>();
  useEffect(() => {
    const timer = setInterval(
      () =>
        void ask('sendingProgress', {}).then(
          (now) => setProgress(now ?? undefined),
          () => {},
        ),
      400,
    );
    return () => clearInterval(timer);
  }, []);
  if (!progress) return null;
  const { step, done, total } = progress;
  const [now, all] = step === 'upload' ? [sizeInWords(done), sizeInWords(total)] : [done, `${total} ficheiros`];
  return (
    <p>
      <label>
        {steps[step]}: {now} de {all} <progress value={done} max={Math.max(total, 1)} />
      </label>
    </p>
  );
}

function fieldsOf(form: HTMLFormElement): Pick<Sent<'lookAtHost'>, 'address' | 'password'> {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const protocol = text('protocol') === 'ftps' ? 'ftps' : 'sftp';
  const address = { protocol, server: text('server'), port: Number(text('port')) || ports[protocol], user: text('user'), folder: text('folder') } as const;
  return { address, password: String(fields.get('password') ?? '') };
}

const inWords = (time: string) => new Date(time).toLocaleString('pt-PT');

/** `2026-11-23T08-00-00-000Z.zip` is a time without what file names may not have. */
const timeOf = (copy: string) => copy.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d+)Z\.zip$/, 'T$1:$2:$3.$4Z');
