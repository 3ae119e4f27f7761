// biome-ignore-all lint/correctness/useHookAtTopLevel: basic-ftp's names, no hooks of React.
import { posix } from 'node:path';
import { Readable, Writable } from 'node:stream';
import type { ConnectionOptions, PeerCertificate, TLSSocket } from 'node:tls';
import { Client, FTPError } from 'basic-ftp';
import { type Address, type Failure, type Host, HostError, type Open } from './host';

/** In milliseconds, without a word from the server. */
const patience = 30_000;

/** What is kept of a server whose certificate an authority vouches for: from then on one without is refused. */
const vouchedFor = 'autoridade';

/** The port on which a server speaks TLS from the first byte. */
const implicitPort = 990;

export const openFtps: Open = async (address, password, known) => {
  const { certificate, now, names } = await lookAt(address);
  if (now !== known && !(known === undefined && now === vouchedFor)) throw new HostError(known === undefined ? 'stranger' : 'changed', now, names);
  const client = new Client(patience);
  try {
    await secure(client, address, now === vouchedFor ? {} : only(certificate));
    await client.login(address.user, password).catch(failWith('password', 530));
    await client.useDefaultSettings();
    const home = await client.pwd();
    return { hostIn: (folder) => hostOver(client, posix.resolve(home, folder)), now };
  } catch (error) {
    client.close();
    throw failureOf(error);
  }
};

/** Asks for the certificate, and says nothing else: neither name nor password. */
async function lookAt(address: Address): Promise<{ certificate: PeerCertificate; now: string; names: string }> {
  const client = new Client(patience);
  try {
    await secure(client, address, { rejectUnauthorized: false }).catch((error) => {
      throw error instanceof FTPError ? new HostError('plain') : new HostError('unreachable', codeOf(error));
    });
    const socket = client.ftp.socket as TLSSocket;
    const certificate = socket.getPeerCertificate();
    const names = otherNames(socket.authorizationError, certificate);
    return { certificate, now: socket.authorized ? vouchedFor : `SHA-256 ${certificate.fingerprint256}`, names };
  } finally {
    client.close();
  }
}

/** Many hosts have a good certificate, for a name of their own. @param refused what Node says of it, a code although its type is an error's. */
export function otherNames(refused: unknown, { subjectaltname = '' }: Pick<PeerCertificate, 'subjectaltname'>): string {
  return refused === 'ERR_TLS_CERT_ALTNAME_INVALID' ? subjectaltname.replaceAll('DNS:', '') : '';
}

async function secure(client: Client, { server, port }: Address, trust: ConnectionOptions) {
  const options = { host: server, ...(isName(server) && { servername: server }), ...trust };
  if (port === implicitPort) return client.connectImplicitTLS(server, port, options);
  await client.connect(server, port);
  return client.useTLS(options);
}

const isName = (server: string) => /[a-z]/i.test(server) && !server.includes(':');

/** For the connections that carry files too: this certificate, whoever signed it. */
const only = ({ raw, fingerprint256 }: PeerCertificate): ConnectionOptions => ({
  ca: `-----BEGIN CERTIFICATE-----\n${raw.toString('base64')}\n-----END CERTIFICATE-----`,
  allowPartialTrustChain: true,
  checkServerIdentity: (_, shown) => (shown.fingerprint256 === fingerprint256 ? undefined : new Error('another certificate')),
});

function hostOver(client: Client, folder: string): Host {
  const at = (path: string) => posix.join(folder, path);
  // Asked to list a folder that is not there, or to write into it, some servers answer with nothing, or break the line.
  const isFolder = (path: string) => client.cd(at(path)).then(() => true, unless(550));
  return {
    // One connection, one transfer.
    atOnce: 1,
    close: () => client.close(),
    list: async (folder) => {
      if (!(await isFolder(folder))) return undefined;
      const found = await client.list().catch(failWith('refused'));
      return found.map(({ name, size, isDirectory }) => ({ name, size, isFolder: isDirectory }));
    },
    read: async (path) => {
      const parts: Buffer[] = [];
      const into = new Writable({
        write(part, _encoding, done) {
          parts.push(part);
          done();
        },
      });
      const size = await client.size(at(path)).catch(unless(550));
      if (size === undefined) return undefined;
      await client.downloadTo(into, at(path)).catch(failWith('cut', 426));
      return Buffer.concat(parts);
    },
    write: async (path, bytes) => {
      await client.uploadFrom(Readable.from(Buffer.from(bytes)), at(path)).catch(failWith('full', 426, 451, 452, 552));
    },
    rename: async (from, to) => {
      await client.rename(at(from), at(to)).catch(async (error) => {
        if (!(error instanceof FTPError)) throw failureOf(error);
        // Some servers rename over nothing.
        await client.remove(at(to)).catch(unless(550));
        await client.rename(at(from), at(to)).catch(failWith('permission', 550, 553));
      });
    },
    makeFolder: async (path) => {
      await client.send(`MKD ${at(path)}`).catch(unless(521, 550));
      if (!(await isFolder(path))) throw new HostError('permission');
    },
    remove: (path) => client.remove(at(path)).then(nothing, unless(550)),
    removeFolder: (path) => client.send(`RMD ${at(path)}`).then(nothing, unless(550)),
  };
}

const nothing = () => {};

const unless =
  (...expected: number[]) =>
  (error: unknown): undefined => {
    if (!(error instanceof FTPError && expected.includes(error.code))) throw failureOf(error);
  };

/** @param codes those that mean `failure` here; without any, all. */
const failWith =
  (failure: Failure, ...codes: number[]) =>
  (error: unknown): never => {
    throw error instanceof FTPError && (codes.length === 0 || codes.includes(error.code)) ? new HostError(failure) : failureOf(error);
  };

const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code ?? '');

function failureOf(error: unknown): HostError {
  if (error instanceof HostError) return error;
  if (!(error instanceof FTPError) || error.code === 421) return new HostError('cut', codeOf(error));
  if (error.code === 530) return new HostError('password');
  return [550, 553].includes(error.code) ? new HostError('permission') : new HostError('refused', `FTP ${error.code}`);
}
