import type { Action } from '../api/action';
import type { Actions } from '../api/actions';

type Sent<Name extends keyof Actions> = Actions[Name] extends Action<infer What> ? What : never;
export type Answer<Name extends keyof Actions> = Awaited<ReturnType<Actions[Name]['run']>>;

/** What the server would not do, in its words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: { message: string; problems?: Answer<'overview'>['problems']; onDisk?: { text: string; token: string }; yours?: string },
  ) {
    super(body.message);
  }
}

export async function ask<Name extends keyof Actions>(name: Name, sent: Sent<Name>): Promise<Answer<Name>> {
  let response: Response;
  try {
    response = await fetch(`/mesa/api/${name}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(sent) });
  } catch {
    throw new Refusal(0, {
      message: 'A mesa não responde: o terminal onde escreveu «npm run desk» foi fechado? Abra-o outra vez; o que escreveu continua nesta página.',
    });
  }
  const body = await response.json();
  if (!response.ok) throw new Refusal(response.status, body);
  return body;
}
