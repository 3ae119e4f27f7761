import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** @returns where a program is, or undefined when it is not installed. */
export function findProgram(name: string): string | undefined {
  // Debian keeps servers where only root's PATH leads.
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** Starts a server in the foreground, and waits until it answers at `port`. @throws with what it said, when it does not. */
export async function startProgram(program: string, args: string[], port: number, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  for (let attempt = 0; !(await accepts(port)); attempt += 1) {
    if (attempt === 100 || child.exitCode !== null) throw new Error(`${program} did not start: ${said}`);
    await setTimeout(100);
  }
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { port, child, stop };
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, 'localhost');
    socket.once('connect', () => socket.destroy());
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
