import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromiumOptions } from '../../tests/chromium';

type Answer = { id?: number; method?: string; params?: { sessionId?: string; targetInfo?: { type: string } }; result?: unknown; error?: { message: string } };

/**
 * A Chromium with one tab, driven over a pipe. Playwright attaches to pages, and Chromium prerenders nothing for a page
 * that is attached to (PrerenderingDisabledByDevTools); this attaches to the tab, as DevTools itself does.
 */
export async function chromiumOverPipe() {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const { executablePath = '', args = [] } = chromiumOptions();
  const child = spawn(executablePath, [...args, '--headless', '--remote-debugging-pipe', '--window-size=1280,800', `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , requests, answers] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, { page?: string; settle: (answer: Answer) => void }>();
  /** Sessions of the pages in the tab: the one that is shown, and those that are prerendered. */
  const pages = new Set<string>();
  let last = 0;
  let rest = '';

  answers.setEncoding('utf8').on('data', (data: string) => {
    const messages = (rest + data).split('\0');
    rest = messages.pop() ?? '';
    for (const answer of messages.map((message) => JSON.parse(message) as Answer)) {
      if (answer.id) settle(answer.id, answer);
      const { sessionId = '', targetInfo } = answer.params ?? {};
      if (answer.method === 'Target.attachedToTarget' && targetInfo?.type === 'page') pages.add(sessionId);
      if (answer.method === 'Target.detachedFromTarget') forget(sessionId);
    }
  });

  function settle(id: number, answer: Answer) {
    waiting.get(id)?.settle(answer);
    waiting.delete(id);
  }

  /** A page that is gone, such as one prerendered in vain, answers nothing any more. */
  function forget(page: string) {
    pages.delete(page);
    for (const [id, asked] of waiting) if (asked.page === page) settle(id, { error: { message: 'the page is gone' } });
  }

  function send<T>(method: string, params: object = {}, sessionId?: string): Promise<T> {
    const id = ++last;
    requests.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => {
      const settle = ({ result, error }: Answer) => (error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as T));
      waiting.set(id, { page: sessionId, settle });
    });
  }

  const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank', forTab: true });
  const { sessionId: tab } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, tab);

  const close = async () => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    await send('Browser.close');
    await ended;
    // Its helpers end a little later than the browser, and leave files until then.
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  return { send, pages, close };
}
