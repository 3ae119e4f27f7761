import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** Milliseconds since the navigation began, and bytes as they came over the line. */
export type PageLoad = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocked: number;
  requests: number;
  bytes: number;
};

/** What a browser has stored when it arrives. */
export const visitorStates = {
  gate: {},
  banner: { ageVerified: 'true' },
  returning: { ageVerified: 'true', cookieConsent: 'true' },
} satisfies Record<string, Record<string, string>>;

/** The compiler that runs these files names functions by a call, which pages have not got. */
const namesOfFunctions = 'globalThis.__name ??= (named) => named';

/** A visitor who has given these answers before. */
export async function storeAnswers(visitor: BrowserContext | Page, stored: Record<string, string>): Promise<void> {
  await visitor.addInitScript(namesOfFunctions);
  await visitor.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

/** Opens `path` in a new tab with a slow processor, and leaves it alone until nothing more happens. */
export async function loadPage(context: BrowserContext, path: string): Promise<PageLoad> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const traffic = await watchTraffic(devtools);
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
  const traffic = { requests: 0, bytes: 0 };
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) traffic.requests++;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}

/** Runs in the page. */
function observe() {
  const seen = { firstPaint: Number.NaN, largestPaint: Number.NaN, shift: 0, blocked: 0 };
  const watch = (type: string, take: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Parameters<typeof take>[0][]).forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
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
