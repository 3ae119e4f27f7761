import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { projectRoot } from '../../paths';

const packed = `${projectRoot}lab/node_modules/chromium-112/bin/chromium.br`;
const program = `${projectRoot}build/old-engines/chromium-112`;

/** Where Chromium 112 is, unpacked the first time; undefined where the lab's packages are not installed. */
export function oldChromium(): string | undefined {
  if (!existsSync(packed)) return undefined;
  if (!existsSync(program)) {
    mkdirSync(dirname(program), { recursive: true });
    writeFileSync(program, brotliDecompressSync(readFileSync(packed)));
    chmodSync(program, 0o755);
  }
  return program;
}
