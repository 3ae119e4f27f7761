import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import ssh2, { type SFTPWrapper } from 'ssh2';
import { type Failure, type Host, HostError, type Open } from './host';

type Done<Result> = (error?: Error | null, result?: Result) => void;
type Ask = <Result>(start: (done: Done<Result>) => void) => Promise<Result>;
type SshError = Error & { level?: string; code?: string | number };

/** In the order of the protocol's draft (SFTP 3, section 7). */
const status = { missing: 2, denied: 3, failure: 4 };

export const openSftp: Open = async ({ server, port, user }, password, known) => {
  const client = new ssh2.Client();
  let shown = '';
  const lost = new Promise<never>((_, reject) => {
    client.on('error', (error: SshError) => reject(shown !== '' && shown !== known ? strange(known, shown) : whileConnecting(error)));
    client.on('close', () => reject(new HostError('cut')));
  });
  // It may be lost while nothing is asked.
  lost.catch(() => {});
  const ask = <Result>(start: (done: Done<Result>) => void) =>
    Promise.race([lost, new Promise<Result>((resolve, reject) => start((error, result) => (error ? reject(error) : resolve(result as Result))))]);

  client.on('keyboard-interactive', (_name, _instructions, _language, prompts, answer) => answer(prompts.map(() => password)));
  const ready = ask((done) => client.on('ready', () => done()));
  client.connect({
    host: server,
    port,
    username: user,
    password,
    tryKeyboard: true,
    // Asked before the password is sent.
    hostVerifier: (key: Buffer) => {
      shown = `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
      return shown === known;
    },
    readyTimeout: 20_000,
    keepaliveInterval: 10_000,
    keepaliveCountMax: 3,
  });
  // Requests are small: the system would hold each back until the one before is acknowledged.
  client.setNoDelay();
  try {
    await ready;
    const sftp = await ask<SFTPWrapper>((done) => client.sftp(done)).catch((error) => {
      throw error instanceof HostError ? error : new HostError('refused', 'SFTP');
    });
    return { hostIn: (folder) => hostOver(sftp, ask, folder, () => client.end()), now: shown };
  } catch (error) {
    client.end();
    throw error;
  }
};

function hostOver(sftp: SFTPWrapper, ask: Ask, folder: string, close: () => void): Host {
  const at = (path: string) => posix.join(folder, path);
  return {
    atOnce: 8,
    close,
    list: (folder) =>
      ask<{ filename: string; attrs: { size: number; isDirectory(): boolean } }[]>((done) => sftp.readdir(at(folder), done)).then(
        (found) => found.map(({ filename, attrs }) => ({ name: filename, size: attrs.size, isFolder: attrs.isDirectory() })),
        unless(status.missing),
      ),
    read: (path) => ask<Buffer>((done) => sftp.readFile(at(path), done)).catch(unless(status.missing)),
    // A server of this version has no code for a full disk.
    write: (path, bytes) => ask<void>((done) => sftp.writeFile(at(path), Buffer.from(bytes), done)).catch(orElse('full')),
    rename: async (from, to) => {
      // The plain command refuses to replace a file; not every server has this one.
      await ask<void>((done) => sftp.ext_openssh_rename(at(from), at(to), done)).catch(async (error: SshError) => {
        if (error instanceof HostError || error.code === status.denied) throw failureOf(error);
        await ask<void>((done) => sftp.unlink(at(to), done)).catch(unless(status.missing, status.failure));
        await ask<void>((done) => sftp.rename(at(from), at(to), done)).catch(orElse('permission'));
      });
    },
    makeFolder: (path) => ask<void>((done) => sftp.mkdir(at(path), done)).catch(unless(status.failure)),
    remove: (path) => ask<void>((done) => sftp.unlink(at(path), done)).catch(unless(status.missing)),
    removeFolder: (path) => ask<void>((done) => sftp.rmdir(at(path), done)).catch(unless(status.missing, status.denied, status.failure)),
  };
}

const unless =
  (...expected: number[]) =>
  (error: SshError): undefined => {
    if (!expected.includes(error.code as number)) throw failureOf(error);
  };

/** @param failure what the code for anything means here. */
const orElse = (failure: Failure) => (error: SshError) => {
  throw error.code === status.failure ? new HostError(failure) : failureOf(error);
};

function failureOf(error: SshError): HostError {
  if (error instanceof HostError) return error;
  if (error.code === status.denied) return new HostError('permission');
  // What was asked while the line broke is answered without a code.
  return typeof error.code === 'number' ? new HostError('refused', `SFTP ${error.code}`) : new HostError('cut');
}

const strange = (known: string | undefined, shown: string) => new HostError(known === undefined ? 'stranger' : 'changed', shown);

function whileConnecting({ level = '', code }: SshError): HostError {
  if (level === 'client-authentication') return new HostError('password');
  if (['ECONNRESET', 'EPIPE'].includes(String(code))) return new HostError('cut');
  if (level === 'client-timeout' || level === 'client-socket') return new HostError('unreachable', String(code ?? ''));
  return level === 'handshake' || level === 'protocol' ? new HostError('refused', 'SSH') : new HostError('cut');
}
