import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'vite';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { deskForEachTest, folder } from './api/test-desk';
import { desk } from './desk-plugin';

let host: string;
let token: string;
deskForEachTest();
beforeEach(async () => {
  const plugins = [desk(join(folder, 'content'), {})];
  const server = await createServer({ configFile: false, root: folder, plugins, server: { host: 'localhost', port: 0, cors: false }, logLevel: 'error' });
  onTestFinished(() => server.close());
  await server.listen();
  host = new URL(server.resolvedUrls?.local[0] ?? '').host;
  token = server.config.webSocketToken;
});

async function answerTo(path: string, headers: Record<string, string>) {
  const asked = request(`http://${host}${path}`, { headers: { host, ...headers } }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  return answer as { statusCode: number; headers: Record<string, string> };
}

/** As a browser asks for a part of a page; `followed` for a link. */
const part = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
const frame = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };
const followed = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

it.each([
  ['a picture of another site, which would start an editor', '/__open-in-editor?file=nenhures.txt', { 'sec-fetch-site': 'cross-site', ...part }, 403],
  ['a script of another site', '/@vite/client', { 'sec-fetch-site': 'cross-site', ...part }, 403],
  ['another program of this computer', '/@vite/client', { 'sec-fetch-site': 'same-site', ...part }, 403],
  ['a frame of another site', '/mesa/', { 'sec-fetch-site': 'cross-site', ...frame }, 403],
  ['another origin', '/mesa/', { origin: 'https://sitio.example' }, 403],
  ['a name that was made to lead here', '/mesa/', { host: 'sitio.localhost', 'sec-fetch-site': 'same-origin' }, 403],
  ['its own page, for an editor', '/__open-in-editor?file=nenhures.txt', { 'sec-fetch-site': 'same-origin', ...part }, 404],
  ['a link of another site', '/mesa/', { 'sec-fetch-site': 'cross-site', ...followed }, 200],
  ['what the publisher typed', '/mesa/', { 'sec-fetch-site': 'none', ...followed }, 200],
  ['its own page', '/@vite/client', { 'sec-fetch-site': 'same-origin', ...part }, 200],
  ['a program that is no browser', '/mesa/', {}, 200],
])('answers %s', async (_, path, headers, status) => {
  expect((await answerTo(path, headers)).statusCode).toBe(status);
});

it('no other site may frame or embed what it gives, whatever the browser says of itself', async () => {
  expect((await answerTo('/@vite/client', {})).headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'self'",
    'cross-origin-resource-policy': 'same-origin',
  });
  expect((await answerTo('/mesa/', {})).headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

it.each([
  ['its own page', () => `http://${host}`, 'HTTP/1.1 101'],
  ['another site', () => 'https://sitio.example', ''],
])('tells %s what changes', async (_, origin, begins) => {
  const socket = connect(Number(host.split(':')[1]), 'localhost');
  onTestFinished(() => void socket.destroy());
  const lines = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13'];
  socket.write(`GET /?token=${token} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin()}\r\nSec-WebSocket-Protocol: vite-hmr\r\n${lines.join('\r\n')}\r\n\r\n`);
  const first = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])]);
  expect(String(first[0]).slice(0, 12)).toBe(begins);
});
