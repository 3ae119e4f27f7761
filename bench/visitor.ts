import type { Browser, Page } from '@playwright/test';

/** Lighthouse's slow 4G, and a phone four times slower than this machine. Latency in ms, throughput in bytes a second. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Times in ms since the load began or the button was pressed, by the name that the table prints. */
export type Figures = Record<string, number>;
type Press = { at: number; frame: number };

/** A visitor with an empty cache: a new one, or one who has answered about age and cookies. */
export async function openVisitor(browser: Browser, origin: string, answered: boolean) {
  const localStorage = answered ? ['ageVerified', 'cookieConsent'].map((name) => ({ name, value: 'true' })) : [];
  const context = await browser.newContext({ ...phone, storageState: { cookies: [], origins: [{ origin, localStorage }] } });
  const page = await context.newPage();
  const countWhile = await countTraffic(page);
  return {
    open: (path: string) => countWhile(() => page.goto(origin + path).then(() => undefined)),
    enter: () => countWhile(() => page.evaluate(pressEnter)),
    /** @returns ms from the press on «Configurações» to the painted words of the toast. */
    press: () => page.evaluate(pressSettings),
    enterAndPress: () => page.evaluate(pressEnter).then(() => page.evaluate(pressSettings)),
    close: () => context.close(),
  };
}

async function countTraffic(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', line);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const pending = new Set<string>();
  let sizes: number[] = [];
  client.on('Network.requestWillBeSent', ({ requestId, request }) => request.url.startsWith('data:') || pending.add(requestId));
  // Size 0: answered by the cache.
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength: size }) => pending.delete(requestId) && size > 0 && sizes.push(size));
  client.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  return async (act: () => Promise<Press | undefined>): Promise<Figures> => {
    pending.clear();
    sizes = [];
    const press = await act();
    // At rest: a second without a request.
    for (let calm = 0; calm < 20; calm = pending.size > 0 ? 0 : calm + 1) await page.waitForTimeout(50);
    const sent = { KB: sizes.reduce((sum, size) => sum + size, 0) / 1000, requests: sizes.length };
    return { ...(await page.evaluate(readTimings, press)), ...sent };
  };
}

// This and what follows runs in the page.
async function pressEnter(): Promise<Press> {
  const at = performance.now();
  [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === 'Entrar')?.click();
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
  return { at, frame: performance.now() - at };
}

async function readTimings(press?: Press): Promise<Figures> {
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift', 'resource']) observer.observe({ type, buffered: true });
  await new Promise((resolve) => setTimeout(resolve, 200));
  const start = press?.at ?? 0;
  type Entry = PerformanceEntry & { value: number; responseEnd: number };
  const values = (type: string, read: (entry: Entry) => number) =>
    entries.filter(({ entryType, startTime }) => entryType === type && startTime >= start).map((entry) => read(entry as Entry));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const first = values('paint', ({ startTime }) => startTime).at(-1) ?? Number.NaN;
  const largest = values('largest-contentful-paint', ({ startTime }) => startTime).at(-1) ?? Number.NaN;
  // After a press Chromium counts no paints: the last file stands for the largest.
  const lastFile = Math.max(0, ...values('resource', ({ responseEnd }) => responseEnd - start));
  const paints: Figures = press ? { 'first frame': press.frame, 'last file': lastFile } : { 'first paint': first, 'largest paint': largest };
  return { ...paints, blocked: sum(values('longtask', ({ duration }) => duration - 50)), shift: sum(values('layout-shift', ({ value }) => value)) };
}

function pressSettings(): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    // The live region for screen readers is 1 px wide.
    const isToast = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      return element?.textContent.includes('Esta funcionalidade ainda não está implementada') && element.getBoundingClientRect().width > 1;
    };
    const observer = new MutationObserver((records) => {
      if (!records.some(({ type, target, addedNodes }) => (type === 'attributes' ? [target] : [...addedNodes]).some(isToast))) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === 'Configurações')?.click();
    setTimeout(() => resolve(Number.POSITIVE_INFINITY), 10_000);
  });
}
