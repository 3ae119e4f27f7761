import { describe, inject } from 'vitest';
import { securityHeaders } from '../policy.ts';
import { type Answer, ask, type Question } from './ask.ts';
import { served } from './site-copy.ts';

export type AskedServer = {
  name: string;
  port: number;
  /** What it does in its own way and no configuration of ours can change, with the answer that it gives. Tested as it is: a server that mends its ways turns a test red. */
  differences: {
    /** `Allow` in a 405. */
    allow?: string;
    /** TRACE is refused before any configuration of ours: `Allow` is empty, and none of our headers is sent. */
    refusesTraceItself?: boolean;
    /** It answers a path with `%2F` before it reads any configuration of ours: its own page, and none of our headers. */
    refusesEncodedSlashItself?: boolean;
    /** It resolves `/artigos/../regras`, as browsers do before they ask. */
    resolvesDotSegments?: boolean;
    /** Its 416 carries each header twice: it has sent them off for the range before it refuses it. Two equal policies are one. */
    repeatsHeadersOf416?: boolean;
  };
};

declare module 'vitest' {
  interface ProvidedContext {
    servers: AskedServer[];
  }
}

const expectedHeaders = securityHeaders(served.hashes);

/** The policy's headers as an answer must have them: each once. */
export const policy = Object.fromEntries(Object.entries(expectedHeaders).map(([name, value]) => [name, [value]]));
export const noPolicy = Object.fromEntries(Object.keys(expectedHeaders).map((name) => [name, []]));
export const policyOf = (answer: Answer) => Object.fromEntries(Object.keys(expectedHeaders).map((name) => [name, answer.all(name)]));

type Asked = AskedServer & {
  ask: (path: string, question?: Question) => Promise<Answer>;
  /** A `Location` without the server's own origin, which Apache adds and the others do not. */
  locationOf: (answer: Answer) => string | undefined;
};

/** The same questions to each server that runs. */
export function onEveryServer(define: (server: Asked) => void): void {
  for (const server of inject('servers')) {
    const { name, port } = server;
    describe(name, () =>
      define({
        ...server,
        ask: (path, question) => ask(port, path, question),
        locationOf: (answer) => answer.one('Location')?.replace(`http://127.0.0.1:${port}`, ''),
      }),
    );
  }
}
