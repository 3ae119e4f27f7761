import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { projectRoot } from '../../paths';

const folder = `${projectRoot}build/old-engines`;

/** The program of an old Chromium, unpacked the first time; undefined where the lab's packages are not installed. */
export function oldChromium(version: 112 | 119): string | undefined {
  const packed = `${projectRoot}lab/node_modules/chromium-${version}/bin/chromium.br`;
  const program = `${folder}/chromium-${version}`;
  if (!existsSync(packed)) return undefined;
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(program, brotliDecompressSync(readFileSync(packed)));
    chmodSync(program, 0o755);
  }
  return program;
}
