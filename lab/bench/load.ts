/* How the servers bear a crowd: `npm run lab -- load`, 30 s a page, or `npm run lab -- load 10` for 10 s. Everything stays on this machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '../../deploy/http/site-copy';
import { freePort } from '../../deploy/loopback';
import { securityHeaders } from '../../deploy/policy';
import { buildFolder } from '../../paths';
import { routes } from '../../src/routes';
import { startRig } from '../hosts/rigs';
import { startProgram } from '../program';
import { slowClients } from './slow-clients';
import { markdownTable } from './table';

const seconds = Number(process.argv[2] ?? 30);
const { folder, site, remove } = await copySite();
const headers = securityHeaders(JSON.parse(readFileSync(join(buildFolder, 'inline-hashes.json'), 'utf8')));
const port = await freePort();
const servers = {
  'local server': () => startProgram(process.execPath, ['--import', 'tsx', 'commands/serve.ts'], port, { PORT: String(port) }),
  nginx: () => startRig('nginx', folder, site, headers),
};

const crowd: (string | number)[][] = [];
const slow: (string | number)[][] = [];
for (const [name, start] of Object.entries(servers)) {
  const { port, child, stop } = await start();
  // Of the process itself (Linux).
  const megabytes = () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024);
  const measured = async <Result>(act: () => Promise<Result>) => {
    const before = megabytes();
    return { result: await act(), memory: `${before} → ${megabytes()}` };
  };
  for (const path of [routes.home, routes.articles, '/nada-aqui']) {
    const { result, memory } = await measured(() => wrk(`http://localhost:${port}${path}`));
    crowd.push([`${name} ${path}`, ...result, memory]);
  }
  for (const [clients, visit] of Object.entries(slowClients)) {
    const { result, memory } = await measured(() => visit(port));
    slow.push([`${name}: ${clients}`, result, memory, child.exitCode === null ? 'yes' : 'no']);
  }
  await stop();
}
await remove();
console.log(
  `64 connections for ${seconds} s, Brotli.\n\n${markdownTable(['server and page', 'requests/s', 'p99', 'broken connections', 'memory, MB'], crowd)}`,
);
console.log(`\n${markdownTable(['clients', 'result', 'memory, MB', 'still running'], slow)}`);

async function wrk(url: string): Promise<(string | number)[]> {
  const child = spawn('wrk', ['--threads', '2', '--connections', '64', '--duration', `${seconds}s`, '--latency', '--header', 'Accept-Encoding: br', url]);
  let report = '';
  child.stdout.on('data', (text) => (report += text));
  await once(child, 'close');
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report)?.slice(1) ?? [];
  return [
    Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1])),
    /^\s+99%\s+(\S+)/m.exec(report)?.[1] ?? '?',
    broken.reduce((sum, count) => sum + Number(count), 0),
  ];
}
