import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder of this test alone, gone when it is over: empty, or a copy of `source`. */
export function temporaryFolder(source?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (source) cpSync(source, folder, { recursive: true });
  return folder;
}
