import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** Milliseconds since the navigation began, and bytes as they came over the line. */
export type PageLoad = {
  firstPaint: number;
  largestPaint: number;
  /** The largest paint that was words: LCP without decoration. */
  largestText: number;
  shift: number;
  blocked: number;
  requests: number;
  bytes: Record<'document' | 'script' | 'font' | 'image' | 'other', number>;
};

const slowProcessor = 4;

/** The compiler that runs these files names functions by a call, which pages have not got. */
const namesOfFunctions = 'globalThis.__name ??= (named) => named';

/** Opens `path` in a new tab and leaves it alone until nothing more happens. */
export async function loadPage(context: BrowserContext, path: string): Promise<PageLoad> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
  const traffic = await watchTraffic(devtools);
  await page.addInitScript(namesOfFunctions);
  await page.addInitScript(observe);
  await page.goto(path, { waitUntil: 'networkidle' });
  // On a busy machine the network may rest before the first frame is on the screen.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForTimeout(200);
  const seen = await page.evaluate(() => (window as unknown as { seen: ReturnType<typeof observe> }).seen);
  await page.close();
  return { ...seen, ...traffic };
}

async function watchTraffic(devtools: CDPSession): Promise<Pick<PageLoad, 'requests' | 'bytes'>> {
  const traffic = { requests: 0, bytes: { document: 0, script: 0, font: 0, image: 0, other: 0 } };
  const types = new Map<string, string>();
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('data:')) return;
    types.set(requestId, (type ?? 'other').toLowerCase());
    traffic.requests++;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === undefined) return;
    traffic.bytes[type in traffic.bytes ? (type as keyof PageLoad['bytes']) : 'other'] += encodedDataLength;
  });
  return traffic;
}

/** Runs in the page. */
function observe() {
  const seen = { firstPaint: Number.NaN, largestPaint: Number.NaN, largestText: Number.NaN, shift: 0, blocked: 0 };
  const watch = (type: string, take: (entry: PerformanceEntry & { value: number; url: string }) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Parameters<typeof take>[0][]).forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime, url }) => {
    seen.largestPaint = startTime;
    if (!url) seen.largestText = startTime;
  });
  watch('layout-shift', ({ value }) => {
    seen.shift += value;
  });
  watch('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - 50);
  });
  (window as unknown as { seen: typeof seen }).seen = seen;
  return seen;
}

/** A visitor who clicks *Entrar* in the moment it is painted. @returns ms until it answered, and the files that had arrived by then. */
export async function enterAtOnce(page: Page, path: string): Promise<{ answered: number; filesBefore: number }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
  await page.addInitScript(namesOfFunctions);
  await page.addInitScript(() => {
    const click = () => {
      document.querySelector<HTMLElement>('[data-grant="age"]')?.click();
      if (document.documentElement.dataset.age !== 'entering') return void setTimeout(click, 10);
      const answered = performance.now();
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      Object.assign(window, { entered: { answered, filesBefore: files.filter(({ responseEnd }) => responseEnd > 0).length } });
    };
    // The frame after the one in which the button is laid out begins when that one is on the screen.
    const look = () => requestAnimationFrame(document.querySelector('[data-grant="age"]') ? click : look);
    look();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const entered = await page.waitForFunction(() => (window as unknown as { entered?: { answered: number; filesBefore: number } }).entered);
  return (await entered.jsonValue()) as { answered: number; filesBefore: number };
}
