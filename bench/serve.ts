import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { createServer } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Files, fileFor } from './files.ts';

const types: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };

/** For this run alone, or none where there is no openssl: Node cannot make one by itself. */
const certificate = selfSigned();

export const protocol = certificate ? 'HTTP/2' : 'HTTP/1.1';
/** A browser keeps nothing from a server whose certificate it does not trust, and must trust this one. */
export const trust = certificate ? [`--ignore-certificate-errors-spki-list=${certificate.key}`] : [];

/** Serves files as a good host does: compressed beforehand, hashed ones cached for ever, all else asked for anew. @returns the address. */
export async function serve(files: Files): Promise<string> {
  const answers = new Map([...files].map(([name, body]) => [name, answerWith(name, body)]));
  const listener = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const name = fileFor(files, new URL(request.url, 'http://site').pathname);
    const { headers, body } = answers.get(name ?? '404.html') ?? answerWith('404', Buffer.from('404'));
    const unchanged = request.headers['if-none-match'] === headers.etag;
    response.writeHead(unchanged ? 304 : name ? 200 : 404, headers);
    response.end(unchanged ? '' : body);
  };
  const server = certificate ? createSecureServer({ key: certificate.pem, cert: certificate.pem }, listener) : createServer(listener as never);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `${certificate ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function answerWith(name: string, body: Buffer): { headers: Record<string, string>; body: Buffer } {
  const headers = {
    'content-type': types[extname(name)] ?? 'application/octet-stream',
    'cache-control': /^(?:assets|_astro)\//.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
    // With it Chromium starts another process for the page, which takes time: so every build gets it.
    'cross-origin-opener-policy': 'same-origin',
  };
  if (!/\.(?:html|css|js|svg|json|webmanifest)$/.test(name)) return { headers, body };
  const brotli = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { headers: { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' }, body: brotli };
}

function selfSigned() {
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout - -out -';
  const { status, stdout } = spawnSync('openssl', ['req', ...options.split(' ')], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  const publicKey = new X509Certificate(stdout.slice(stdout.indexOf('-----BEGIN CERTIFICATE'))).publicKey.export({ type: 'spki', format: 'der' });
  return { pem: stdout, key: createHash('sha256').update(publicKey).digest('base64') };
}
