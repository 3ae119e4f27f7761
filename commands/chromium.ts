import { spawnSync } from 'node:child_process';
import { debianChromium } from '../tests/chromium';
import { installDebianPackages } from './debian';

/** Leaves one Chromium installed: Playwright's headless shell where it can be downloaded, else Debian's. @returns why there is none. */
export function getChromium(): string | undefined {
  if (debianChromium()) return undefined;
  const { status } = spawnSync('npx', ['playwright', 'install', '--only-shell', 'chromium'], { stdio: ['ignore', 'inherit', 'ignore'], timeout: 180_000 });
  if (status === 0) return undefined;
  installDebianPackages(['chromium']);
  if (debianChromium()) return undefined;
  return 'os testes precisam de um navegador: instale o pacote «chromium» do seu sistema, ou corra «npx playwright install chromium», e repita o comando.';
}
