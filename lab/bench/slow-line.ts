import { connect, createServer, type Server, type Socket } from 'node:net';

/** Lighthouse's slow 4G: a round trip of 150 ms, 1.6 Mbit/s. */
export const slow4G = { roundTrip: 150, bitsPerSecond: 1_600_000 };

export type Line = typeof slow4G;

/**
 * A line to the server at `port` of this machine: everything is half a round trip late, and all connections together
 * get no more than the line carries. Unlike a browser's own throttling it holds for prerendered pages too.
 */
export function slowLine(port: number, { roundTrip, bitsPerSecond }: Line): Server {
  let free = 0;
  return createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port, host: 'localhost', noDelay: true });
    client.on('data', (data) => setTimeout(() => upstream.writable && upstream.write(data), roundTrip / 2));
    upstream.on('data', (data) => {
      // The line is busy until it has carried what came before: in pieces of a packet, so that answers share it.
      for (let at = 0; at < data.length; at += packet) send(client, data.subarray(at, at + packet));
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => setTimeout(() => other.end(), roundTrip));
    }
  });

  function send(client: Socket, data: Buffer) {
    free = Math.max(free, performance.now()) + (data.length * 8000) / bitsPerSecond;
    setTimeout(() => client.writable && client.write(data), free - performance.now() + roundTrip / 2);
  }
}

const packet = 1460;
