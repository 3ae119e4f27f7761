import type { Address } from './host';

export const ports = { sftp: 22, ftps: 21 };

/** Where to send to, folded once it is known, and the password. */
export function HostFields({ address }: { address: Address | undefined }) {
  return (
    <>
      <details open={!address}>
        <summary>
          {address ? (
            <>
              O alojamento: {address.server}, porta {address.port}, por {address.protocol.toUpperCase()}; o utilizador {address.user}
              {address.folder && `, na pasta ${address.folder}`}
            </>
          ) : (
            'O alojamento'
          )}
        </summary>
        <div className="columns">
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
          </div>
        </div>
      </details>
      <Line name="password" label="Palavra-passe" hint="A mesa não a guarda: esquece-a quando o envio acaba." type="password" autoComplete="current-password" />
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
      aria-describedby={hint && `send-${name}-hint`}
    />
    {hint && (
      <p className="hint" id={`send-${name}-hint`}>
        {hint}
      </p>
    )}
  </div>
);
