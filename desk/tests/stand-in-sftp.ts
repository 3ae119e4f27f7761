/* An SFTP server on this machine alone, over a folder: for tests that must run where no OpenSSH is installed. */
import { generateKeyPairSync } from 'node:crypto';
import { constants, type Dirent, promises as files } from 'node:fs';
import type { Socket } from 'node:net';
import { join, normalize } from 'node:path';
import ssh2, { type Attributes, type SFTPWrapper } from 'ssh2';
import { listen } from '../../deploy/loopback';

const { OPEN_MODE, STATUS_CODE, flagsToString } = ssh2.utils.sftp;

/** What it is asked and what it does may be changed while it runs. */
export type StandIn = Awaited<ReturnType<typeof startSftp>>;

export const user = 'editora';
export const password = 'uma palavra só dela';

/** @param folder what is seen after signing in. */
export async function startSftp(folder: string) {
  const behaviour = {
    /** Breaks the line at the request after so many writes, or renames. */
    cutAfter: {} as { write?: number; rename?: number },
    /** In bytes; what does not fit is refused. */
    room: Number.POSITIVE_INFINITY,
    /** Files that are written wait for this. */
    held: Promise.resolve(),
    denied: (_path: string) => false,
  };
  const asked: string[] = [];
  // Not ssh2's own: one of its ed25519 keys in some hundreds cannot be read again.
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const server = new ssh2.Server({ hostKeys: [privateKey.export({ type: 'pkcs1', format: 'pem' })] }, (client) => {
    client.on('error', () => {});
    const socket = (client as unknown as { _sock: Socket })._sock;
    socket.setNoDelay();
    client.on('authentication', (context) => {
      if (context.method === 'password' && context.username === user && context.password === password) context.accept();
      else context.reject(['password']);
    });
    client.on('session', (accept) => accept().on('sftp', (start) => serve(start())));

    function serve(sftp: SFTPWrapper) {
      const handles = new Map<number, { path: string; names?: Dirent[] }>();
      const at = (path: string) => join(folder, normalize(`/${path}`));
      const answer = (id: number, work: Promise<unknown>) =>
        work.then(
          () => sftp.status(id, STATUS_CODE.OK),
          ({ code }) => sftp.status(id, code === 'ENOENT' ? STATUS_CODE.NO_SUCH_FILE : code === 'EACCES' ? STATUS_CODE.PERMISSION_DENIED : STATUS_CODE.FAILURE),
        );
      const note = (kind: 'write' | 'rename' | 'remove' | 'read', path: string) => {
        asked.push(`${kind} ${path}`);
        if (kind !== 'write' && kind !== 'rename') return;
        const left = behaviour.cutAfter[kind];
        if (left !== undefined) behaviour.cutAfter[kind] = left - 1;
        if (left === 0) socket.destroy();
      };
      const handleOf = (id: number, value: { path: string; names?: Dirent[] }) => {
        const number = handles.size;
        handles.set(number, value);
        const handle = Buffer.alloc(4);
        handle.writeUInt32BE(number);
        sftp.handle(id, handle);
      };
      const opened = (handle: Buffer) => handles.get(handle.readUInt32BE()) ?? { path: '' };
      const attributes = async (path: string): Promise<Attributes> => {
        const { mode, size, uid, gid } = await files.stat(path);
        return { mode, size, uid, gid, atime: 0, mtime: 0 };
      };
      sftp.on('OPEN', async (id, path, flags) => {
        if (behaviour.denied(path)) return sftp.status(id, STATUS_CODE.PERMISSION_DENIED);
        note(flags & OPEN_MODE.WRITE ? 'write' : 'read', path);
        try {
          await (await files.open(at(path), flagsToString(flags) ?? 'r')).close();
          handleOf(id, { path: at(path) });
        } catch (error) {
          answer(id, Promise.reject(error));
        }
      });
      sftp.on('WRITE', async (id, handle, offset, data) => {
        await behaviour.held;
        behaviour.room -= data.length;
        if (behaviour.room < 0) return sftp.status(id, STATUS_CODE.FAILURE);
        answer(id, writeAt(opened(handle).path, offset, data));
      });
      sftp.on('READ', async (id, handle, offset, length) => {
        const bytes = (await files.readFile(opened(handle).path)).subarray(offset, offset + length);
        if (bytes.length === 0) sftp.status(id, STATUS_CODE.EOF);
        else sftp.data(id, bytes);
      });
      sftp.on('FSTAT', async (id, handle) => sftp.attrs(id, await attributes(opened(handle).path)));
      sftp.on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK));
      sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
      sftp.on('OPENDIR', async (id, path) => {
        try {
          handleOf(id, { path, names: await files.readdir(at(path), { withFileTypes: true }) });
        } catch (error) {
          answer(id, Promise.reject(error));
        }
      });
      sftp.on('READDIR', async (id, handle) => {
        const { path, names = [] } = opened(handle);
        const batch = names.splice(0);
        if (batch.length === 0) return sftp.status(id, STATUS_CODE.EOF);
        sftp.name(id, await Promise.all(batch.map(async ({ name }) => ({ filename: name, longname: name, attrs: await attributes(join(at(path), name)) }))));
      });
      sftp.on('MKDIR', (id, path) => answer(id, files.mkdir(at(path))));
      sftp.on('RMDIR', (id, path) => answer(id, files.rmdir(at(path))));
      sftp.on('REMOVE', (id, path) => {
        note('remove', path);
        answer(id, files.unlink(at(path)));
      });
      // As the protocol has it: over nothing.
      sftp.on('RENAME', (id, from, to) => {
        note('rename', to);
        answer(
          id,
          files.access(at(to)).then(
            () => Promise.reject({}),
            () => files.rename(at(from), at(to)),
          ),
        );
      });
    }
  });
  const { port, stop } = await listen(server as never);
  return { port, stop, behaviour, asked };
}

async function writeAt(path: string, offset: number, data: Buffer) {
  const file = await files.open(path, constants.O_WRONLY);
  await file.write(data, 0, data.length, offset);
  await file.close();
}
