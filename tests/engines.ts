import { execFileSync } from 'node:child_process';
import { chromiumPath } from './chromium';
import { firefoxPath } from './firefox';
import { oldChromiumPath } from './old-engines/old-chromium';
import { webkits } from './webkit/engines';

/** The version of each engine; undefined: it is not installed. */
const versions: Record<string, string | undefined> = {
  chromium: version(chromiumPath()),
  firefox: version(firefoxPath()),
  // Its driver says nothing, and its window wants a screen first.
  webkit: webkits.webkit?.() && version('dpkg-query', '--list', 'webkit2gtk-driver'),
  wpe: webkits.wpe?.() && version('cog'),
  'chromium-112': oldChromiumPath(112) && '112',
  'chromium-119': oldChromiumPath(119) && '119',
};

/** For commands/browser.mjs. */
console.log(JSON.stringify(versions));

function version(program: string | undefined, ...args: string[]): string | undefined {
  if (program === undefined) return undefined;
  try {
    const said = execFileSync(program, args.length > 0 ? args : ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return (/(?<=WebKit )[\d.]+/.exec(said) ?? /\d+\.\d[\w.]*/.exec(said))?.[0] ?? said.trim();
  } catch {
    return 'de versão desconhecida';
  }
}
