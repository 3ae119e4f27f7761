import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { distFolder, projectRoot } from '../../renderer/paths';

export type RunningServer = { name: string; port: number; child: ChildProcess };

/** `npm start`'s server. */
export async function startLocalServer(): Promise<RunningServer> {
  const port = await freePort();
  const args = ['--import', 'tsx', 'commands/serve.ts'];
  return started({
    name: 'local server',
    port,
    child: spawn(process.execPath, args, { cwd: projectRoot, env: { ...process.env, PORT: String(port) }, stdio: 'ignore' }),
  });
}

/** nginx with nothing but the files, for comparison. */
export async function startNginx(): Promise<RunningServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 2; user root; pid ${folder}/pid; error_log ${folder}/error.log;
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
events { worker_connections 1024; }
http { ${paths} access_log off; include /etc/nginx/mime.types; keepalive_requests 100000;
  server { listen 127.0.0.1:${port}; root ${distFolder}; brotli_static on; gzip_static on;
    location / { try_files $uri $uri.html $uri/index.html =404; } error_page 404 /404.html; } }`,
  );
  return started({ name: 'nginx', port, child: spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' }) });
}

/** Resident memory in MB, of the process itself (Linux). */
export const residentMegabytes = ({ child }: RunningServer): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024);

async function started(server: RunningServer): Promise<RunningServer> {
  for (let turn = 0; turn < 100; turn++) {
    if (server.child.exitCode !== null) break;
    if (
      await fetch(`http://localhost:${server.port}/`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return server;
    await pause(100);
  }
  throw new Error(`${server.name} did not start.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
