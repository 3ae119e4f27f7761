import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../../deploy/loopback';
import { troublesOf } from './dead-links';

/** Answers with the status that the path names; /head-405 only dislikes HEAD; /silence never answers. */
async function host() {
  const asked: { method: string | undefined; url: string; agent: string | undefined }[] = [];
  let open = 0;
  let mostAtOnce = 0;
  const server = createServer(({ method, url = '', headers }, response) => {
    asked.push({ method, url, agent: headers['user-agent'] });
    mostAtOnce = Math.max(mostAtOnce, ++open);
    response.on('finish', () => open--);
    if (url === '/silence') return;
    const status = url === '/head-405' ? (method === 'HEAD' ? 405 : 200) : Number(url.slice(1));
    setTimeout(() => response.writeHead(status).end(), 10);
  });
  const { origin, stop } = await listen(server);
  onTestFinished(stop);
  return { origin, asked, mostAtOnce: () => mostAtOnce };
}

// Long enough for a busy machine to answer what is alive.
const ask = (addresses: string[], timeout = 60_000) => troublesOf(addresses, 'link-check-test', timeout);

describe('the dead links', () => {
  it('are those that answer with an error, with nothing, or not in time', async () => {
    const { origin } = await host();
    const dead = await ask([`${origin}/200`, `${origin}/404`, `${origin}/500`, 'http://localhost:1/']);
    expect([...dead]).toEqual([
      [`${origin}/404`, 'respondeu 404'],
      [`${origin}/500`, 'respondeu 500'],
      ['http://localhost:1/', 'não respondeu'],
    ]);
    expect([...(await ask([`${origin}/silence`], 200))]).toEqual([[`${origin}/silence`, 'não respondeu em 0.2 segundos']]);
  });

  it('are not those that only turn a program away', async () => {
    const { origin, asked } = await host();
    expect((await ask([`${origin}/403`, `${origin}/429`, `${origin}/head-405`])).size).toBe(0);
    expect(asked.filter(({ url }) => url === '/head-405').map(({ method }) => method)).toEqual(['HEAD', 'GET']);
  });

  it('are looked for politely: one question at a time to a host, each address once, with a name', async () => {
    const { origin, asked, mostAtOnce } = await host();
    await ask([`${origin}/200`, `${origin}/200#parte`, `${origin}/201`, `${origin}/202`]);
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['HEAD /200', 'HEAD /201', 'HEAD /202']);
    expect(mostAtOnce()).toBe(1);
    expect(new Set(asked.map(({ agent }) => agent))).toEqual(new Set(['link-check-test']));
  });
});
