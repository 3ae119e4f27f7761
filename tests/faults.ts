/* What may go wrong with a browser or on the way to it. */
import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { createSiteServer } from '../deploy/local-server';

/** What a browser's storage may be like instead of working: scripts that make it so, before any other of the page. */
export const brokenStorages: Record<string, () => void> = {
  'throws when touched': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  'is null': () => Object.defineProperty(window, 'localStorage', { value: null }),
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'keeps nothing and says nothing': () => {
    Storage.prototype.setItem = () => {};
  },
};

/** What a browser may refuse of a page's inline code: yesterday's policy with today's page, or a proxy that strips it. */
export const refusals: Record<string, string[]> = {
  styles: ['style-src'],
  scripts: ['script-src'],
  'styles and scripts': ['style-src', 'script-src'],
};

/** The built site under a policy that allows nothing of these kinds. */
export function siteRefusing(directives: string[]): Server {
  const site = createSiteServer();
  return createServer((request, response) => {
    const { setHeader } = response;
    response.setHeader = (name, value) => setHeader.call(response, name, name === 'Content-Security-Policy' ? refuse(directives, String(value)) : value);
    site.emit('request', request, response);
  });
}

const refuse = (directives: string[], policy: string) =>
  directives.reduce((stricter, directive) => stricter.replace(new RegExp(`${directive} [^;]*`), `${directive} 'none'`), policy);

/** Holds back the files that `pattern` names. @returns what lets them come. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  let deliver = () => {};
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(pattern, (route) => delivery.then(() => route.continue()));
  return deliver;
}
