import { type OutgoingHttpHeaders, request } from 'node:http';

export type Answer = {
  status: number;
  /** Every value of a header, one for each time it was sent. */
  all: (name: string) => string[];
  /** The only value of a header, or undefined. @throws when it was sent twice. */
  one: (name: string) => string | undefined;
  body: Buffer;
};

export type Question = { method?: string; headers?: OutgoingHttpHeaders };

/** Sends `path` as it is: `fetch` would tidy it first. */
export function ask(port: number, path: string, { method = 'GET', headers = {} }: Question = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const all = (name: string) => response.headersDistinct[name.toLowerCase()] ?? [];
        const one = (name: string) => {
          const values = all(name);
          if (values.length > 1) throw new Error(`${method} ${path}: ${name} was sent ${values.length} times: ${values.join(' | ')}`);
          return values[0];
        };
        resolve({ status: response.statusCode ?? 0, all, one, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}
