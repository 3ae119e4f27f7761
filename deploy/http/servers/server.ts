import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export const serverNames = ['local', 'apache', 'nginx', 'caddy'] as const;
export type ServerName = (typeof serverNames)[number];

/** Where one server works: everything it reads or writes is in `folder`. */
export type Place = { folder: string; site: string; port: number; headers: Record<string, string> };

export type Running = { port: number; stop: () => Promise<void> };

/** @returns where the program is, or undefined when it is not installed. */
export function findProgram(name: string): string | undefined {
  // Debian keeps servers where only root's PATH leads.
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** Starts a server in the foreground, and waits until it answers. @throws with what it said, when it does not. */
export async function startProgram(program: string, args: string[], { port }: Place, env: NodeJS.ProcessEnv = {}): Promise<Running> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  for (let attempt = 0; !(await accepts(port)); attempt += 1) {
    if (attempt === 100 || child.exitCode !== null) throw new Error(`${program} did not start: ${said}`);
    await setTimeout(100);
  }
  return { port, stop: () => end(child) };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
