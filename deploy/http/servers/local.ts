import { once } from 'node:events';
import { createSiteServer } from '../../local-server.ts';
import type { Place, Running } from './server.ts';

export async function startLocal({ site, port }: Place): Promise<Running> {
  const server = createSiteServer(site).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
