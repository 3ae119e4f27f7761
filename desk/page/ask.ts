import type { ActionName, Answer, Sent } from '../api/actions';
import { hasUnsaved } from './place';

/** What the server would not do, in its words; of a file that changed meanwhile, what the save would change in it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: {
      message: string;
      problems?: Answer<'overview'>['problems'];
      changes?: Answer<'version'>['changes'];
      token?: string;
      yours?: Answer<'open'>['values'];
    },
  ) {
    super(body.message);
  }
}

export async function ask<Name extends ActionName>(name: Name, sent: Sent<Name>): Promise<Answer<Name>> {
  let response: Response;
  try {
    response = await fetch(`/mesa/api/${name}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(sent) });
  } catch {
    throw new Refusal(0, {
      message: `A mesa não responde: o terminal onde escreveu «npm run desk» foi fechado? Abra-o outra vez${hasUnsaved() ? '; o que escreveu continua nesta página' : ''}.`,
    });
  }
  const body = await response.json();
  if (!response.ok) throw new Refusal(response.status, body);
  return body;
}
