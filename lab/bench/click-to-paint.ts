import { setTimeout as pause } from 'node:timers/promises';
import { chromiumOverPipe } from './chromium-over-pipe';
import { visitorStates } from './visitor-states';

export type Click = { painted: number; prerendered: boolean };

/**
 * From the click on a link of the home page's menu to the first paint of the page it leads to, in ms.
 * @param rest for how long the mouse rests on the link before it clicks, in ms; 0 is a finger.
 */
export async function clickToPaint(origin: string, path: string, rest: number): Promise<Click> {
  const { send, pages, close } = await chromiumOverPipe();
  try {
    const [home = ''] = pages;
    await evaluateWhenLoaded(
      home,
      `${origin}/`,
      `for (const [key, value] of Object.entries(${JSON.stringify(visitorStates.returning)})) localStorage[key] = value`,
    );
    const { x, y } = await evaluateWhenLoaded<{ x: number; y: number }>(
      home,
      `${origin}/`,
      `addEventListener('click', ({ timeStamp }) => { localStorage.clicked = performance.timeOrigin + timeStamp }, true);
       const { x, y, width, height } = document.querySelector('header nav a[href="${path}"]').getBoundingClientRect();
       ({ x: x + width / 2, y: y + height / 2 })`,
    );
    const mouse = (type: string, button = 'none') => send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 }, home);
    await mouse('mouseMoved');
    await pause(rest);
    await mouse('mousePressed', 'left');
    await mouse('mouseReleased', 'left').catch(() => {});
    return await paintOf(path);
  } finally {
    await close();
  }

  async function evaluateWhenLoaded<T>(page: string, url: string, script: string): Promise<T> {
    await send('Page.navigate', { url }, page);
    await until(() => evaluate(page, `location.href === '${url}' && document.readyState === 'complete'`));
    await pause(500);
    return evaluate<T>(page, script);
  }

  async function evaluate<T>(page: string, expression: string): Promise<T> {
    const { result } = await send<{ result: { value: T } }>('Runtime.evaluate', { expression: `{${expression}}`, returnByValue: true }, page);
    return result.value;
  }

  /** Asks every page of the tab, because the one that is shown may have been a prerendered one. */
  async function paintOf(path: string): Promise<Click> {
    const question = `
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const [{ activationStart }] = performance.getEntriesByType('navigation');
      location.pathname === '${path}' && !document.prerendering && paint
        ? { painted: performance.timeOrigin + Math.max(paint.startTime, activationStart) - localStorage.clicked, prerendered: activationStart > 0 }
        : null`;
    return until(async () => (await Promise.all([...pages].map((page) => evaluate<Click | null>(page, question).catch(() => null)))).find(Boolean));
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
