import { connect, createServer, type Server } from 'node:net';
import { listen } from '../../deploy/loopback';

/** Lighthouse's slow 4G. */
const roundTrip = 150;
const bitsPerSecond = 1_600_000;

/** What a server sends before it has heard that anything arrived: ten segments (RFC 6928). */
const segment = 1460;
const initialWindow = 10 * segment;

/**
 * Starts `server` behind a slow line. Everything is half a round trip late, all connections together get no more than the
 * line carries, and each begins with TCP's initial window, which grows by what has arrived: twice as much each round trip.
 * Connections stand at once; a real one costs every page the same round trips more. Unlike a browser's own throttling
 * this holds for prerendered pages too. @returns the line's address.
 */
export async function behindSlowLine(server: Parameters<typeof listen>[0]): Promise<string> {
  const { port } = await listen(server);
  return (await listen(slowLine(port))).origin;
}

function slowLine(port: number): Server {
  /** When the line will have carried what it was given. */
  let free = 0;
  return createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port, host: '127.0.0.1', noDelay: true });
    let [window, inFlight, waiting, ended] = [initialWindow, 0, Buffer.alloc(0), false];
    /** Timers of a busy machine may ring in another order than they were set; bytes must not. */
    const arriving: Buffer[] = [];

    client.on('data', (data) => setTimeout(() => upstream.writable && upstream.write(data), roundTrip / 2));
    client.on('close', () => upstream.destroy()).on('error', () => upstream.destroy());
    upstream.on('data', (data) => {
      waiting = Buffer.concat([waiting, data]);
      send();
    });
    upstream.on('close', () => {
      ended = true;
      send();
    });
    upstream.on('error', () => client.destroy());

    function send() {
      while (waiting.length > 0 && inFlight < window) {
        const data = waiting.subarray(0, segment);
        waiting = waiting.subarray(segment);
        inFlight += data.length;
        free = Math.max(free, performance.now()) + (data.length * 8000) / bitsPerSecond;
        const arrival = free - performance.now() + roundTrip / 2;
        arriving.push(data);
        setTimeout(() => client.writable && client.write(arriving.shift() ?? ''), arrival);
        setTimeout(() => acknowledge(data.length), arrival + roundTrip / 2);
      }
      if (ended && inFlight === 0) client.end();
    }

    function acknowledge(bytes: number) {
      inFlight -= bytes;
      window += bytes;
      send();
    }
  });
}
