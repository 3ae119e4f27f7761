import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export type Measured = { seconds: number; cpuSeconds: number; peakMegabytes: number };

/**
 * Runs a program of Node to its end.
 * @returns wall time, time on processors, and the highest resident memory of the process, its children's added
 *   (the last two on Linux only; elsewhere NaN).
 * @throws when it fails, with what it printed.
 */
export function measuredProcess(args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const [began, cpuBefore] = [performance.now(), cpuSecondsOfChildren()];
    const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let peak = process.platform === 'linux' ? 0 : Number.NaN;
    // Seldom, because looking costs time too: the kernel remembers the peak.
    const watch = setInterval(() => {
      peak = Math.max(peak, peakMegabytes(child.pid ?? 0));
    }, 250);
    let printed = '';
    child.stdout.on('data', (text) => (printed += text));
    child.stderr.on('data', (text) => (printed += text));
    child.on('close', (status) => {
      clearInterval(watch);
      if (status === 0) resolve({ seconds: (performance.now() - began) / 1000, cpuSeconds: cpuSecondsOfChildren() - cpuBefore, peakMegabytes: peak });
      else reject(new Error(`${args.join(' ')} ended with ${status}:\n${printed}`));
    });
  });
}

/** Of all children that have ended: `cutime` and `cstime` of proc(5), in hundredths of a second. */
function cpuSecondsOfChildren(): number {
  if (process.platform !== 'linux') return Number.NaN;
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

function peakMegabytes(root: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [statusOf(name)] : []));
  const family = new Set([root]);
  // A child has a higher number than its parent, but for a wrap-around that one run will not see.
  for (const { pid, parent } of processes.sort((a, b) => a.pid - b.pid)) if (family.has(parent)) family.add(pid);
  return processes.filter(({ pid }) => family.has(pid)).reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024;
}

function statusOf(pid: string): { pid: number; parent: number; kilobytes: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { pid: Number(pid), parent: field('PPid'), kilobytes: field('VmHWM') };
  } catch {
    // It ended between the listing and the reading.
    return { pid: Number(pid), parent: -1, kilobytes: 0 };
  }
}
