import { expectedHeaders } from './expected-headers.ts';
import type { ServerName } from './servers/server.ts';

type Exception = { servers: ServerName[]; about: string; answer: unknown; why: string };

/** What servers do in their own way, and no configuration of ours can change. Each is tested as it is: when a server mends its ways, a test says so. */
const exceptions: Exception[] = [
  {
    servers: ['apache'],
    about: 'Allow',
    answer: 'GET, HEAD, ',
    why: 'Apache adds an empty Allow to a 405 that comes from a rewrite rule. Empty members of a list mean nothing (RFC 9110, 5.6.1.2).',
  },
  {
    servers: ['apache'],
    about: 'Allow of TRACE',
    answer: '',
    why: 'TraceEnable refuses it before any .htaccess is read. A host that has it On answers 200, with the request: no .htaccess can forbid that.',
  },
  {
    servers: ['apache'],
    about: 'headers of TRACE',
    answer: Object.fromEntries(Object.keys(expectedHeaders).map((name) => [name, []])),
    why: 'For the same reason it carries none of our headers.',
  },
  {
    servers: ['apache', 'nginx', 'caddy'],
    about: 'dot segments',
    answer: 200,
    why: 'They resolve /artigos/../regras, as every browser does before it asks; the local server only knows the addresses of files.',
  },
];

/** @returns how `server` answers: as the others, unless the table says otherwise. */
export function differing<T>(server: ServerName, about: string, usual: T): T {
  const exception = exceptions.find((entry) => entry.about === about && entry.servers.includes(server));
  return exception ? (exception.answer as T) : usual;
}
