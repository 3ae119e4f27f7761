import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { freePort, listen } from '../../deploy/loopback.ts';
import { findProgram, startProgram } from '../program.ts';

/** An account of this machine, made for the tests and removed after them: OpenSSH knows no others. */
export const user = 'lab-sending';
export const password = 'uma palavra só do laboratório';
const id = () => Number(execFileSync('id', ['-u', user], { encoding: 'utf8' }));
const hashOf = () => execFileSync('openssl', ['passwd', '-6', password], { encoding: 'utf8' }).trim();

export function makeUser(home: string): void {
  // Of a run that was killed.
  spawnSync('userdel', [user]);
  execFileSync('useradd', ['--no-create-home', '--home-dir', home, '--shell', '/bin/sh', '--password', hashOf(), user]);
}
export const removeUser = (): void => void execFileSync('userdel', [user]);

/** Makes a folder of that account. */
export function ownFolder(path: string): string {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o755);
  chownSync(path, id(), id());
  return path;
}

export type Server = Awaited<ReturnType<typeof startProgram>> & { protocol: 'sftp' | 'ftps' };

async function start(protocol: Server['protocol'], name: string, port: number, ...args: string[]): Promise<Server> {
  return { protocol, ...(await startProgram(findProgram(name) ?? name, args, port)) };
}

/** OpenSSH with a key of its own in `folder`, which nobody else uses. */
export async function startSshd(folder: string): Promise<Server> {
  // As root it wants an empty folder to lock itself into.
  mkdirSync('/run/sshd', { recursive: true });
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', `${folder}/key`]);
  const port = await freePort();
  const config = `Port ${port}
ListenAddress 127.0.0.1
HostKey ${folder}/key
PidFile none
UsePAM no
PasswordAuthentication yes
AllowUsers ${user}
Subsystem sftp internal-sftp
ForceCommand internal-sftp
`;
  writeFileSync(`${folder}/sshd_config`, config);
  return start('sftp', 'sshd', port, '-D', '-e', '-f', `${folder}/sshd_config`);
}

/** ProFTPD with TLS and a certificate of its own, whose one account is that of the tests. @param home what whoever signs in sees. */
export async function startProftpd(folder: string, home: string): Promise<Server> {
  const certificate = ['-subj', '/CN=localhost', '-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...certificate], { stdio: 'ignore' });
  writeFileSync(`${folder}/users`, `${user}:${hashOf()}:${id()}:${id()}::${home}:/bin/sh\n`, { mode: 0o600 });
  const port = await freePort();
  const config = `ModulePath /usr/lib/proftpd
LoadModule mod_tls.c
ServerType standalone
DefaultAddress 127.0.0.1
Port ${port}
SocketBindTight on
UseIPv6 off
User root
Group root
PidFile ${folder}/pid
ScoreboardFile ${folder}/scoreboard
SystemLog ${folder}/log
WtmpLog off
TransferLog none
AuthPAM off
AuthOrder mod_auth_file.c
AuthUserFile ${folder}/users
RequireValidShell off
DefaultRoot ~
AllowOverwrite on
UseReverseDNS off
TLSEngine on
TLSRequired on
TLSProtocol TLSv1.2 TLSv1.3
TLSRSACertificateFile ${folder}/cert.pem
TLSRSACertificateKeyFile ${folder}/key.pem
TLSLog ${folder}/tls.log
`;
  writeFileSync(`${folder}/proftpd.conf`, config);
  return start('ftps', 'proftpd', port, '--nodaemon', '--config', `${folder}/proftpd.conf`);
}

/** A line to `port` that counts what the client sends, in bytes, and breaks after so many. */
export async function breakableLine(port: number) {
  const open = new Set<Socket>();
  let [sent, most] = [0, Number.POSITIVE_INFINITY];
  const server = createServer((from) => {
    const to = createConnection(port, '127.0.0.1');
    for (const socket of [from, to]) {
      open.add(socket);
      socket.setNoDelay().on('error', () => {});
      socket.on('close', () => {
        from.destroy();
        to.destroy();
      });
    }
    to.pipe(from);
    from.on('data', (data) => {
      sent += data.length;
      if (sent > most) for (const socket of open) socket.destroy();
      else to.write(data);
    });
  });
  const { port: at, stop } = await listen(server);
  return {
    port: at,
    stop,
    /** @returns how many bytes were sent since it was last asked. */
    breakAfter: (bytes: number): number => {
      const before = sent;
      [sent, most] = [0, bytes];
      return before;
    },
  };
}

/** A disk of so many bytes, in memory. @returns whether this machine lets us have one. */
export function mountDisk(folder: string, bytes: number): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes},mode=755,uid=${id()},gid=${id()}`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
export const growDisk = (folder: string, bytes: number): void => void execFileSync('mount', ['-o', `remount,size=${bytes}`, folder]);
export const unmountDisk = (folder: string): void => void execFileSync('umount', [folder]);
