import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../deploy/local-server';
import { brokenStorages } from '../broken-storages';

const storageBreaker = '/break-storage.js';

/** The site as it is, and with one thing wrong. WebDriver cannot intervene in requests, so servers do. */
export async function startSiteVariants(): Promise<{ origins: Record<string, string>; stop: () => void }> {
  const site = createSiteServer();
  const whole = await listen(site);
  const variants: Record<string, Server> = {
    'without script files': without(/\.js$/, site),
    'with the loader alone': without(/\/(?!loader)[^/]*\.js$/, site),
  };
  for (const [state, breakStorage] of Object.entries(brokenStorages)) {
    variants[`where storage ${state}`] = withFirstScript(site, whole, `(${breakStorage})()`);
  }
  const origins: Record<string, string> = { whole };
  for (const [name, server] of Object.entries(variants)) origins[name] = await listen(server);
  return {
    origins,
    stop: () => {
      for (const server of [site, ...Object.values(variants)]) {
        server.close();
        server.closeAllConnections();
      }
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
    if (request.url === storageBreaker) response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    else if (!request.headers.accept?.includes('text/html')) site.emit('request', request, response);
    else {
      const page = await fetch(origin + request.url, { headers: { 'Accept-Encoding': 'identity' } });
      const html = (await page.text()).replace('<head>', `<head><script src="${storageBreaker}"></script>`);
      response.writeHead(page.status, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': page.headers.get('Content-Security-Policy') ?? '',
      });
      response.end(html);
    }
  });

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
