import type { IncomingMessage, ServerResponse } from 'node:http';
import { ContentError } from '../../src/model/finding';
import { actions } from './actions';
import { withPlaces } from './change-content';
import type { Action, Desk } from './desk';
import { DeskError, systemRefusal } from './desk-error';
import { isOurHost, isOurPage } from './own-requests';

/** In bytes: many times the longest article, and room for the largest picture as text. */
const largestRequest = 14_000_000;

/** Answers `POST <address of the API>/<action>`, whose body is what the action takes. */
export async function handleRequest(desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    if (!isOurHost(request) || !isOurPage(request)) throw new DeskError('Só a página da mesa, aberta neste computador, pode usar este endereço.', 403);
    if (request.method !== 'POST') throw new DeskError('Este endereço só aceita POST.', 405);
    const name = (request.url ?? '').slice(1);
    const action = Object.hasOwn(actions, name) ? (actions as unknown as Record<string, Action>)[name] : undefined;
    if (!action) throw new DeskError(`A mesa não conhece o pedido «${name}»: recarregue a página.`, 404);
    const sent = action.shape.safeParse(parsed(await bodyOf(request)));
    if (!sent.success) throw new DeskError('O pedido não tem a forma que a mesa espera: recarregue a página.', 400);
    answer(response, 200, (await action.run(desk, sent.data)) ?? null);
  } catch (error) {
    answerError(desk, response, error);
  }
}

function answerError(desk: Desk, response: ServerResponse, error: unknown): void {
  if (error instanceof ContentError) return void answer(response, 422, { message: error.message, problems: withPlaces(desk, error.problems) });
  if (error instanceof DeskError) return void answer(response, error.status, { message: error.message, ...error.body });
  if (error instanceof RangeError) return void answer(response, 400, { message: 'O texto tem demasiados níveis uns dentro dos outros: simplifique-o.' });
  const refused = systemRefusal(error);
  if (refused) return void answer(response, 422, { message: refused });
  console.error(error);
  answer(response, 500, { message: `A mesa falhou, e nada foi guardado. O terminal onde a abriu diz porquê (${(error as Error).message}).` });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new DeskError('O pedido não é JSON: recarregue a página.', 400);
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    // Read to its end: an answer before that would be lost with the connection.
    if (length <= largestRequest) parts.push(part);
  }
  if (length > largestRequest) throw new DeskError(`O pedido é grande de mais: o máximo são ${largestRequest / 1_000_000} MB.`, 413);
  return Buffer.concat(parts).toString('utf8');
}

function answer(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  response.end(JSON.stringify(value));
}
