import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { distFolder } from '../paths';
import { sites } from './sites';

/**
 * What a page asks for from now on that is neither a page of the site nor a file that its build has named: fetched, sent by a
 * beacon or a form, said over a socket, or asked of another site. A list that grows.
 */
export function callsOf(page: Page, origins = Object.values(sites).map(({ origin }) => origin)): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const isOwn = request.method() === 'GET' && origins.includes(new URL(request.url()).origin);
    if (!isOwn || !(isPage(request) || isNamedFile(request))) calls.push(`${request.method()} ${request.resourceType()} ${request.url()}`);
  });
  page.on('websocket', (socket) => calls.push(`socket ${socket.url()}`));
  return calls;
}

/** Gone to, or drawn ahead by the browser because the reader may go there. */
const isPage = (request: Request) => request.isNavigationRequest() || /^prefetch/.test(request.headers()['sec-purpose'] ?? '');

const folders = [distFolder, sites.invented.folders.DIST_FOLDER];

function isNamedFile(request: Request): boolean {
  const { pathname, search } = new URL(request.url());
  const isLoaded = ['script', 'stylesheet', 'image', 'font', 'manifest', 'other'].includes(request.resourceType());
  return isLoaded && search === '' && /\.\w+$/.test(pathname) && folders.some((folder) => existsSync(join(folder, pathname)));
}

/** Opens a page. @returns what it asked for before anyone touched it, but for the icon of the tab. */
export async function requestsOf(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: { url: () => string }) => asked.push(request.url());
  // The page before may still ask for something, such as a drawing that a wider window shows.
  await page.goto('about:blank');
  page.on('request', note);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  // Drawings come after the first frame: src/visitor/visitor.ts.
  await page.locator('html:not([data-drawings])').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  page.off('request', note);
  return asked.filter((url) => !url.includes('/assets/icons/'));
}
