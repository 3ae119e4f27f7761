import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { projectRoot } from '../../renderer/paths';

type Version = 112 | 119;

const packed = (version: Version) => `${projectRoot}tests/old-engines/node_modules/chromium-${version}/bin/chromium.br`;

/** The program of an old Chromium; undefined where `npm test -- old-engines` has not fetched it. Unpacks it the first time. */
export function oldChromiumPath(version: Version): string | undefined {
  if (!existsSync(packed(version))) return undefined;
  const program = `${projectRoot}build/old-engines/chromium-${version}`;
  if (!existsSync(program)) {
    mkdirSync(dirname(program), { recursive: true });
    writeFileSync(program, brotliDecompressSync(readFileSync(packed(version))));
    chmodSync(program, 0o755);
  }
  return program;
}

/** Those that are here. */
export const oldChromiums = () =>
  ([112, 119] as const).flatMap((version) => {
    const executablePath = oldChromiumPath(version);
    return executablePath ? [{ version, executablePath }] : [];
  });

/** In engines of 2023 the site must be readable, open to those who enter, and usable. */
export const coreTests = [
  ...['gate', 'gate-answers', 'gate-in-hard-times', 'cookie-banner', 'toast', 'newsletter', 'rules', 'rollover-calculator', 'responsible-gambling'],
  ...['every-page', 'accessibility'],
].map((name) => `${name}.spec.ts`);
