import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { createServer as createSite } from 'vite';
import { configuration } from './configuration';

const port = Number(process.env.PORT || 4322);
const cms = 'editor/node_modules/@sveltia/cms';

/** The form's own files and nothing else: it would ask other hosts for their status, pictures and translations. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self' data:",
  "connect-src 'self' blob: data:",
  "worker-src 'self' blob:",
  "base-uri 'none'; form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const made: Record<string, [type: string, text: string]> = {
  '/configuration.json': ['application/json', JSON.stringify(configuration)],
  // The form imports its texts as a module.
  '/cms/locales/pt-PT.json': ['text/javascript', `export default ${JSON.stringify(texts())}`],
};
const page = sirv('editor/page', { dev: true });
const library = sirv(cms, { dev: true });

createServer((request, response) => {
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Referrer-Policy', 'no-referrer');
  const [type, text] = made[request.url ?? ''] ?? [];
  if (type) return response.setHeader('Content-Type', `${type}; charset=utf-8`).end(text);
  if (!request.url?.startsWith('/cms/')) return page(request, response);
  request.url = request.url.slice('/cms'.length);
  library(request, response);
}).listen(port, 'localhost', async () => {
  const site = await createSite({ logLevel: 'warn' });
  await site.listen();
  console.log(`Editor: http://localhost:${port} (no Chrome ou no Edge; escolha a pasta «content»)\nO site, com o que gravar: ${site.resolvedUrls?.local[0]}`);
});

/** Its words, where they speak of a repository. */
function texts() {
  const own = JSON.parse(readFileSync(`${cms}/locales/pt-PT.json`, 'utf8'));
  return {
    ...own,
    work_with_local_repo: 'Abrir a pasta dos textos',
    work_with_local_repo_description: 'Escolha a pasta «content», que está dentro da pasta do site.',
    sign_in_error: {
      ...own.sign_in_error,
      not_project_root: 'Essa não é a pasta «content» do site. Tente outra vez.',
      picker_dismissed: 'Nenhuma pasta foi escolhida. Tente outra vez.',
    },
  };
}
