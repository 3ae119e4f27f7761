import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** @returns where a program is, or undefined when it is not installed. */
export function findProgram(name: string): string | undefined {
  // Debian keeps servers where only root's PATH leads.
  const env = { PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
  return spawnSync('which', [name], { env, encoding: 'utf8' }).stdout?.trim() || undefined;
}

/** Starts a server in the foreground, and waits until it listens at `port`. @throws with what it said, when it does not. */
export async function startProgram(program: string, args: string[], port: number, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  for (let attempt = 0; !(await listens(port)); attempt += 1) {
    if (attempt === 100 || child.exitCode !== null) throw new Error(`${program} did not start: ${said}`);
    await setTimeout(100);
  }
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { port, stop };
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1').on('connect', () => socket.end(() => resolve(true)));
    socket.on('error', () => resolve(false));
  });
