import { spawn } from 'node:child_process';

export type Throughput = { requestsPerSecond: number; p99: string; errors: number };

/** Runs wrk against `url` with 64 connections for `seconds`. `errors` counts broken connections and answers that are neither 2xx nor 3xx. */
export async function wrk(url: string, seconds: number): Promise<Throughput> {
  const child = spawn('wrk', ['--threads', '2', '--connections', '64', '--duration', `${seconds}s`, '--latency', '--header', 'Accept-Encoding: br', url]);
  let report = '';
  child.stdout.on('data', (text) => (report += text));
  await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  const numbers = (pattern: RegExp) => (pattern.exec(report)?.slice(1) ?? []).map(Number);
  const broken = numbers(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/);
  const refused = numbers(/Non-2xx or 3xx responses: (\d+)/);
  return {
    requestsPerSecond: numbers(/Requests\/sec:\s+([\d.]+)/)[0] ?? 0,
    p99: /^\s+99%\s+(\S+)/m.exec(report)?.[1] ?? '?',
    errors: [...broken, ...refused].reduce((sum, count) => sum + count, 0),
  };
}
