import type { IncomingMessage, ServerResponse } from 'node:http';
import { ContentError } from '../../../src/model/problem';
import { actions } from './actions';
import { type ContentStore, DeskError } from './content-store';

/** In bytes: many times the longest article. */
const longestRequest = 5_000_000;

/** Answers one request of the editor. Only the desk's own page may ask. */
export async function handleRequest(store: ContentStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST' || !isOurPage(request)) return answer(response, 403, { error: 'Só a mesa do editor pode usar este endereço.' });
  try {
    const { action, params } = JSON.parse(await bodyOf(request));
    const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!act) return answer(response, 422, { error: `A mesa não conhece o pedido «${action}».` });
    answer(response, 200, act(store, params));
  } catch (error) {
    const expected = error instanceof ContentError || error instanceof DeskError;
    answer(response, expected ? 422 : 500, { error: (error as Error).message });
  }
}

/** Another site open in the same browser must not write into the content. */
function isOurPage({ headers }: IncomingMessage): boolean {
  const host = headers.host ?? '';
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) && headers.origin === `http://${host}`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > longestRequest) throw new DeskError('O texto é grande de mais.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function answer(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }).end(JSON.stringify(value));
}
