import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import type { PreviewServer } from 'vite';
import { folders } from './paths.ts';
import { caching } from './policy.ts';

/** Serves dist/ as a host does: its headers, compressed, `/artigos` for artigos.html, and 404.html for what there is not. */
export function servePreview({ middlewares, config, httpServer }: PreviewServer): void {
  if (!existsSync(folders.dist)) throw new Error('There is no dist/ to serve: run `npm run build` first.');
  const headers = readHeaders();
  compressCopy();
  const notFound = readFileSync(join(folders.dist, '404.html'));
  middlewares.use((_, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  });
  middlewares.use(
    sirv(folders.preview, {
      extensions: ['html'],
      brotli: true,
      gzip: true,
      etag: true,
      setHeaders: (response, path) => response.setHeader('Cache-Control', path.startsWith('/assets/') ? caching.assets : caching.pages),
    }),
  );
  middlewares.use((_, response) => {
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(notFound);
  });
  httpServer.on('listening', () => console.log(`O site está em http://localhost:${config.preview.port}`));
}

/** The rule for every path, as `_headers` has it. */
function readHeaders(): [string, string][] {
  const [rule = ''] = readFileSync(join(folders.dist, '_headers'), 'utf8').split('/assets/*');
  return [...rule.matchAll(/^ {2}([^:]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
}

/** Compression is the host's: a copy of dist/ has it done beforehand, as fast hosts do. */
function compressCopy(): void {
  rmSync(folders.preview, { recursive: true, force: true });
  cpSync(folders.dist, folders.preview, { recursive: true });
  for (const name of readdirSync(folders.preview, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|css|js|svg|webmanifest|txt|xml)$/.test(name)) continue;
    const text = readFileSync(join(folders.preview, name));
    writeFileSync(join(folders.preview, `${name}.br`), brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    writeFileSync(join(folders.preview, `${name}.gz`), gzipSync(text));
  }
}
