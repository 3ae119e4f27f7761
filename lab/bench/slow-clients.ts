import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Clients that cut, wait or come in masses: each leaves the server as it found it, or has found a fault. `port` is one of this machine's. */
export const slowClients: Record<string, (port: number) => Promise<string>> = {
  '1,000 connections cut in the middle of the answer': async (port) => {
    for (let batch = 0; batch < 20; batch++) await Promise.all(Array.from({ length: 50 }, () => cutShort(port)));
    return 'done';
  },
  '100 readers that take one byte and wait': async (port) => {
    const readers = await Promise.all(Array.from({ length: 100 }, () => slowReader(port)));
    const others = await Promise.all(Array.from({ length: 20 }, () => timeOf(port)));
    for (const reader of readers) reader.destroy();
    return `others were answered in ${Math.round(Math.max(...others))} ms at most`;
  },
  '10,000 requests over one connection': async (port) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let ok = 0;
    for (let turn = 0; turn < 10_000; turn++) ok += (await statusOf(port, agent)) === 200 ? 1 : 0;
    agent.destroy();
    return `${ok} answered with 200`;
  },
};

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

function cutShort(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => socket.write(request));
    socket.once('data', () => socket.resetAndDestroy());
    socket.on('error', () => {}).once('close', () => resolve());
  });
}

function slowReader(port: number): Promise<ReturnType<typeof connect>> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost', () => {
      // More than the system's buffers hold, so that the server must wait.
      for (let turn = 0; turn < 50; turn++) socket.write(request);
      socket.once('readable', async () => {
        socket.read(1);
        await pause(200);
        resolve(socket);
      });
    }).once('error', reject);
  });
}

async function timeOf(port: number): Promise<number> {
  const began = performance.now();
  await statusOf(port);
  return performance.now() - began;
}

function statusOf(port: number, agent?: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ port, host: 'localhost', path: '/regras', agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    }).once('error', reject);
  });
}
