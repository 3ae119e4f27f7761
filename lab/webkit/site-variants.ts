import { createServer, type Server } from 'node:http';
import { createSiteServer } from '../../deploy/local-server';
import { listen } from '../../deploy/loopback';
import { brokenStorages, refusals, siteRefusing } from '../../tests/faults';

const storageBreaker = '/break-storage.js';

/** The site as it is, and with one thing wrong. WebDriver cannot intervene in requests, so servers do. */
export async function startSiteVariants(): Promise<{ origins: Record<string, string>; stop: () => void }> {
  const site = createSiteServer();
  const whole = await listen(site);
  const servers: Record<string, Server> = {
    'without script files': without(/\.js$/, site),
    'with the loader alone': without(/\/(?!loader)[^/]*\.js$/, site),
  };
  for (const [state, breakStorage] of Object.entries(brokenStorages)) {
    servers[`where storage ${state}`] = withFirstScript(site, whole.origin, `(${breakStorage})()`);
  }
  for (const [kind, directives] of Object.entries(refusals)) servers[`where ${kind} of the page is refused`] = siteRefusing(directives);
  const variants = await Promise.all(Object.entries(servers).map(async ([name, server]) => [name, await listen(server)] as const));
  return {
    origins: { whole: whole.origin, ...Object.fromEntries(variants.map(([name, { origin }]) => [name, origin])) },
    stop: () => {
      for (const { stop } of [whole, ...variants.map(([, variant]) => variant)]) stop();
    },
  };
}

const without = (files: RegExp, site: Server) =>
  createServer((request, response) => {
    if (files.test(request.url ?? '')) response.writeHead(404).end();
    else site.emit('request', request, response);
  });

/** Every page begins with `script`: a file of its own, which the site's policy allows. */
const withFirstScript = (site: Server, origin: string, script: string) =>
  createServer(async (request, response) => {
    if (request.url === storageBreaker) return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    if (!request.headers.accept?.includes('text/html')) return site.emit('request', request, response);
    const page = await fetch(origin + request.url, { headers: { 'Accept-Encoding': 'identity' } });
    const html = (await page.text()).replace('<head>', `<head><script src="${storageBreaker}"></script>`);
    const headers = ['Content-Type', 'Content-Security-Policy'].map((name) => [name, page.headers.get(name) ?? '']);
    return response.writeHead(page.status, Object.fromEntries(headers)).end(html);
  });
