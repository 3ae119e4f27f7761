import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { handleRequest } from './handle-request';
import { desk, deskForEachTest } from './test-desk';

let host: string;
deskForEachTest();
beforeEach(async () => {
  const server = createServer((request, response) => void handleRequest(desk, request, response)).listen(0, 'localhost');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  host = `localhost:${(server.address() as AddressInfo).port}`;
});

type Question = { headers?: Record<string, string>; method?: string; path?: string; body?: string };
function ask({ headers = {}, method = 'POST', path = '/open', body = '{"path":"site.yaml"}' }: Question) {
  return new Promise<{ status?: number; message?: string }>((resolve, reject) => {
    const asked = request(`http://${host}${path}`, { method, headers: { host, origin: `http://${host}`, ...headers } }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, message: JSON.parse(text).message }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

it('answers its own page', async () => {
  expect(await ask({})).toEqual({ status: 200, message: undefined });
  expect(await ask({ headers: { 'sec-fetch-site': 'same-origin' } })).toMatchObject({ status: 200 });
});

it.each([
  ['another origin', { origin: 'https://sitio.example' }],
  ['no origin', { origin: '' }],
  ['an opaque origin', { origin: 'null' }],
  ['another port', { origin: 'http://localhost:1' }],
  ['a foreign host', { host: 'sitio.example' }],
  ['a name that was made to lead here', { host: 'sitio.example:5175', origin: 'http://sitio.example:5175' }],
  ['a host that only begins like ours', { host: 'localhost.sitio.example', origin: 'http://localhost.sitio.example' }],
  ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
])('refuses %s', async (_, headers) => {
  expect(await ask({ headers: headers as unknown as Record<string, string> })).toMatchObject({
    status: 403,
    message: expect.stringContaining('Só a página da mesa'),
  });
});

it.each([
  ['another method', { method: 'PUT' }, 405, 'só aceita POST'],
  ['an unknown action', { path: '/nada' }, 404, 'não conhece o pedido'],
  ['a name that every object has', { path: '/constructor' }, 404, 'não conhece o pedido'],
  ['what is not JSON', { body: '{"path":' }, 400, 'não é JSON'],
  ['a body of another shape', { body: '{"path":["site.yaml"]}' }, 400, 'forma que a mesa espera'],
  ['more than the action takes', { body: '{"path":"site.yaml","__proto__":{},"a":1}' }, 400, 'forma que a mesa espera'],
  ['a giant body', { body: `{"path":"${'x'.repeat(15_000_000)}"}` }, 413, 'grande de mais'],
  ['nesting without end', { path: '/save', body: `{"path":"site.yaml","values":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}` }, 400, 'demasiados níveis'],
  ['the history of a path outside', { path: '/versions', body: '{"path":"../package.json"}' }, 422, 'não é um ficheiro que a mesa possa abrir'],
  ['a path outside', { body: '{"path":"../package.json"}' }, 422, 'não é um ficheiro que a mesa possa abrir'],
])('refuses %s, in Portuguese', async (_, question, status, sentence) => {
  expect(await ask(question)).toMatchObject({ status, message: expect.stringContaining(sentence) });
});
