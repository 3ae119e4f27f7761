import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Starts a server on this machine alone, on a port that is free. */
export async function listen(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      if ('closeAllConnections' in server) (server.closeAllConnections as () => void)();
    },
  };
}

/** For a program that must be told its port. */
export async function freePort(): Promise<number> {
  const { port, stop } = await listen(createServer());
  stop();
  return port;
}
