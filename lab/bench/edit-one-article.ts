import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { articlePath } from '../../src/routes';

/**
 * What an editor waits for in `npm run dev`, without the browser: an article is saved, its page is asked for.
 * @returns seconds, once everything has been read a first time.
 */
export async function editOneArticle(file: string, slug: string, env: NodeJS.ProcessEnv): Promise<number> {
  Object.assign(process.env, env);
  const server = await createServer({ server: { port: 0, hmr: false }, logLevel: 'error' });
  await server.listen();
  const address = `${server.resolvedUrls?.local[0]?.replace(/\/$/, '')}${articlePath(slug)}`;
  const read = async () => (await fetch(address)).text();
  await read();
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nMais uma frase.\n`);
  const began = performance.now();
  const html = await read();
  const seconds = (performance.now() - began) / 1000;
  await server.close();
  if (!html.includes('Mais uma frase.')) throw new Error(`${slug} was not rendered anew.`);
  return seconds;
}
