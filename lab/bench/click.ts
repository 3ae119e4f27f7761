import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../commands/chromium';
import { visitorStates } from './page-load';

type Click = { painted: number; prerendered: boolean };

/**
 * From the click on a link of the home page's menu to the first paint of the page it leads to, in ms.
 * @param rest for how long the mouse rests on the link before it clicks, in ms; 0 is a finger.
 */
export async function clickToPaint(origin: string, path: string, rest: number): Promise<Click> {
  const { send, pages, close } = await chromiumOverPipe();
  const [home = ''] = pages;
  try {
    await whenHomeIsLoaded(`for (const [key, value] of Object.entries(${JSON.stringify(visitorStates.returning)})) localStorage[key] = value`);
    const { x, y } = await whenHomeIsLoaded<{ x: number; y: number }>(
      `addEventListener('click', ({ timeStamp }) => { localStorage.clicked = performance.timeOrigin + timeStamp }, true);
       const { x, y, width, height } = document.querySelector('header nav a[href="${path}"]').getBoundingClientRect();
       ({ x: x + width / 2, y: y + height / 2 })`,
    );
    const mouse = (type: string, button = 'none') => send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 }, home);
    await mouse('mouseMoved');
    await pause(rest);
    await mouse('mousePressed', 'left');
    await mouse('mouseReleased', 'left').catch(() => {});
    // Asks every page of the tab, because the one that is shown may have been a prerendered one.
    const question = `
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const [{ activationStart }] = performance.getEntriesByType('navigation');
      location.pathname === '${path}' && !document.prerendering && paint
        ? { painted: performance.timeOrigin + Math.max(paint.startTime, activationStart) - localStorage.clicked, prerendered: activationStart > 0 }
        : null`;
    return await until(async () => (await Promise.all([...pages].map((page) => evaluate<Click | null>(page, question).catch(() => null)))).find(Boolean));
  } finally {
    await close();
  }

  async function whenHomeIsLoaded<T>(script: string): Promise<T> {
    await send('Page.navigate', { url: `${origin}/` }, home);
    await until(() => evaluate(home, `location.href === '${origin}/' && document.readyState === 'complete'`));
    await pause(500);
    return evaluate<T>(home, script);
  }

  async function evaluate<T>(page: string, expression: string): Promise<T> {
    const { result } = await send<{ result: { value: T } }>('Runtime.evaluate', { expression: `{${expression}}`, returnByValue: true }, page);
    return result.value;
  }
}

async function until<T>(ask: () => Promise<T | null | undefined | false>): Promise<T> {
  for (let turn = 0; turn < 200; turn++) {
    const answer = await ask();
    if (answer) return answer;
    await pause(50);
  }
  throw new Error('Ten seconds passed without the page that was waited for.');
}

type Message = { id?: number; method?: string; params?: { sessionId?: string; targetInfo?: { type: string } }; result?: unknown; error?: { message: string } };

/**
 * A Chromium with one tab, driven over a pipe. Playwright attaches to pages, and Chromium prerenders nothing for a page
 * that is attached to (PrerenderingDisabledByDevTools); this attaches to the tab, as DevTools itself does.
 */
async function chromiumOverPipe() {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const { executablePath = chromium.executablePath(), args = [] } = chromiumOptions();
  const child = spawn(executablePath, [...args, '--headless', '--remote-debugging-pipe', '--window-size=1280,800', `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , requests, messages] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, { page?: string; settle: (message: Message) => void }>();
  /** Sessions of the pages in the tab: the one that is shown, and those that are prerendered. */
  const pages = new Set<string>();
  let last = 0;
  let rest = '';

  messages.setEncoding('utf8').on('data', (data: string) => {
    const texts = (rest + data).split('\0');
    rest = texts.pop() ?? '';
    for (const message of texts.map((text) => JSON.parse(text) as Message)) {
      if (message.id) settle(message.id, message);
      const { sessionId = '', targetInfo } = message.params ?? {};
      if (message.method === 'Target.attachedToTarget' && targetInfo?.type === 'page') pages.add(sessionId);
      if (message.method !== 'Target.detachedFromTarget') continue;
      // A page that is gone, such as one prerendered in vain, answers nothing any more.
      pages.delete(sessionId);
      for (const [id, { page }] of waiting) if (page === sessionId) settle(id, { error: { message: 'the page is gone' } });
    }
  });

  function settle(id: number, message: Message) {
    waiting.get(id)?.settle(message);
    waiting.delete(id);
  }

  function send<T>(method: string, params: object = {}, sessionId?: string): Promise<T> {
    const id = ++last;
    requests.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => {
      const settle = ({ result, error }: Message) => (error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as T));
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
