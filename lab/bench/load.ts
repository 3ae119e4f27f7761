/*
 * How the servers bear a crowd: `npm run bench:load`, 30 s a page, or `npm run bench:load -- 10` for 10 s. Needs wrk and,
 * for comparison, nginx; everything stays on this machine.
 */
import { routes } from '../../src/routes';
import { markdownTable } from './markdown-table';
import { rudeVisitors } from './rude-visitors';
import { residentMegabytes, startLocalServer, startNginx } from './servers';
import { wrk } from './wrk';

const seconds = Number(process.argv[2] ?? 30);
const paths = [routes.home, routes.articles, '/nada-aqui'];

const crowd: (string | number)[][] = [];
const rude: (string | number)[][] = [];
for (const start of [startLocalServer, startNginx]) {
  const server = await start();
  console.error(server.name);
  try {
    for (const path of paths) {
      const before = residentMegabytes(server);
      const { requestsPerSecond, p99, errors } = await wrk(`http://localhost:${server.port}${path}`, seconds);
      // Every answer to an unknown address is a 404, which wrk counts as an error.
      crowd.push([
        `${server.name} ${path}`,
        Math.round(requestsPerSecond),
        p99,
        path === '/nada-aqui' ? '–' : errors,
        `${before} → ${residentMegabytes(server)}`,
      ]);
    }
    for (const [name, visit] of Object.entries(rudeVisitors)) {
      const before = residentMegabytes(server);
      const result = await visit(server.port);
      rude.push([`${server.name}: ${name}`, result, `${before} → ${residentMegabytes(server)}`, server.child.exitCode === null ? 'yes' : 'no']);
    }
  } finally {
    server.child.kill();
  }
}

console.log(`64 connections for ${seconds} s, Brotli.\n\n${markdownTable(['server and page', 'requests/s', 'p99', 'errors', 'memory, MB'], crowd)}`);
console.log(`\n${markdownTable(['visitors', 'result', 'memory, MB', 'still running'], rude)}`);
