import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort, listen } from '../../deploy/loopback.ts';
import { findProgram } from '../program.ts';

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

export type Server = { protocol: 'sftp' | 'ftps'; port: number; stop: () => Promise<void> };

/** OpenSSH with a key of its own in `folder`, which nobody else uses. */
export async function startSshd(folder: string, port?: number): Promise<Server> {
  mkdirSync(folder, { recursive: true });
  // As root it wants an empty folder to lock itself into.
  mkdirSync('/run/sshd', { recursive: true });
  const key = join(folder, 'key');
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
  const config = join(folder, 'sshd_config');
  const at = port ?? (await freePort());
  writeFileSync(
    config,
    `Port ${at}
ListenAddress 127.0.0.1
HostKey ${key}
PidFile none
UsePAM no
PasswordAuthentication yes
AllowUsers ${user}
Subsystem sftp internal-sftp
ForceCommand internal-sftp
`,
  );
  return { protocol: 'sftp', port: at, stop: await start('sshd', ['-D', '-e', '-f', config], at) };
}

/** ProFTPD with TLS and a certificate of its own, whose one account is that of the tests. @param home what whoever signs in sees. */
export async function startProftpd(folder: string, home: string, more = ''): Promise<Server> {
  mkdirSync(folder, { recursive: true });
  const [certificate, key, users, config] = ['cert.pem', 'key.pem', 'users', 'proftpd.conf'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  writeFileSync(users, `${user}:${hashOf()}:${id()}:${id()}::${home}:/bin/sh\n`, { mode: 0o600 });
  const at = await freePort();
  writeFileSync(
    config,
    `ModulePath /usr/lib/proftpd
LoadModule mod_tls.c
ServerType standalone
DefaultAddress 127.0.0.1
Port ${at}
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
AuthUserFile ${users}
RequireValidShell off
DefaultRoot ~
AllowOverwrite on
UseReverseDNS off
TLSEngine on
TLSRequired on
TLSProtocol TLSv1.2 TLSv1.3
TLSRSACertificateFile ${certificate}
TLSRSACertificateKeyFile ${key}
TLSLog ${folder}/tls.log
${more}
`,
  );
  return { protocol: 'ftps', port: at, stop: await start('proftpd', ['--nodaemon', '--config', config], at) };
}

async function start(name: string, args: string[], port: number): Promise<() => Promise<void>> {
  const child = spawn(findProgram(name) ?? name, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  for (let attempt = 0; !(await answers(port)); attempt += 1) {
    if (attempt === 100 || child.exitCode !== null) throw new Error(`${name} did not start: ${said}`);
    await setTimeout(100);
  }
  return async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => done(true)).on('error', () => done(false));
    const done = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
  });

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
