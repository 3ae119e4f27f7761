import { request as ask, createServer, type IncomingMessage, type Server } from 'node:http';
import { test as base } from '@playwright/test';
import { listen } from '../deploy/loopback';

/** `standIn(server)` starts a server on this machine in the place of another, and gives its address. It ends with the test. */
export const test = base.extend<{ standIn: (server: Server) => Promise<string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
  standIn: async ({}, use) => {
    const running: { stop: () => void }[] = [];
    await use(async (server) => {
      const listening = await listen(server);
      running.push(listening);
      return listening.origin;
    });
    for (const { stop } of running) stop();
  },
});

/** A server that hands every request on to `origin`, as it came, once `note` has seen it: a page does not hear of all that its browser asks for. */
export const handOn = (origin: string, note: (request: IncomingMessage) => void) =>
  createServer((request, response) => {
    note(request);
    const { method = '', url, headers } = request;
    request.pipe(ask(origin + url, { method, headers }, (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers))));
  });
