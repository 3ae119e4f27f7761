import { describe, inject } from 'vitest';
import { type Answer, ask, type Question } from './ask.ts';
import { type ServerName, serverNames } from './servers/server.ts';

export type Asked = {
  name: ServerName;
  ask: (path: string, question?: Question) => Promise<Answer>;
  /** A `Location` without the server's own origin, which Apache adds and the others do not. */
  locationOf: (answer: Answer) => string | undefined;
};

/** The same tests for each server; those of a server that is not installed are skipped under its name. */
export function onEveryServer(define: (server: Asked) => void): void {
  const ports = inject('ports');
  for (const name of serverNames) {
    const port = ports[name] ?? 0;
    describe.skipIf(port === 0)(name, () =>
      define({
        name,
        ask: (path, question) => ask(port, path, question),
        locationOf: (answer) => answer.one('Location')?.replace(`http://127.0.0.1:${port}`, ''),
      }),
    );
  }
}
