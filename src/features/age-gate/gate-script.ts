/*
 * Stands inline in the head of every page and runs before the first paint. It reads the visitor's two answers, shows the
 * gate or the site, and the cookie banner or none. It works when every other file fails, and fails closed: the site is
 * `hidden` in the HTML, and only this script takes that away.
 */
import { searchEngine } from '../../routes';
import { attributes, storageKeys } from './interface';

/** How long the gate takes to open, in ms (specification §2). */
const openingTime = 500;

const root = document.documentElement;
const find = (attribute: string) => document.querySelector<HTMLElement>(`[${attribute}]`);

/** Answers that could not be stored: they hold for this page. */
const given: Record<string, string> = {};

// Touching localStorage throws where storage is blocked.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? given[key] ?? null;
  } catch {
    return given[key] ?? null;
  }
}

function grant(key: string) {
  given[key] = 'true';
  try {
    localStorage.setItem(key, 'true');
  } catch {}
}

/** @returns whether the page is parsed as far as the site. */
function refresh(): boolean {
  const verified = read(storageKeys.age) === 'true';
  const [gate, site, banner] = [attributes.gate, attributes.site, attributes.banner].map(find);
  if (gate) gate.hidden = verified && !root.hasAttribute(attributes.entering);
  if (site) site.hidden = !verified;
  if (banner) banner.hidden = read(storageKeys.consent) !== null;
  return banner !== null;
}

function enter() {
  root.setAttribute(attributes.entering, '');
  grant(storageKeys.age);
  refresh();
  // The button that had the focus is gone. After the next frame: a focus before it would first lay out all of the page.
  requestAnimationFrame(() =>
    setTimeout(() => {
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      // While the site was hidden the browser could not scroll to the part that the address names. The directive of a
      // text link is in no other place than this entry.
      const [, fragment] = performance.getEntriesByType('navigation')[0]?.name.split('#') ?? [];
      if (fragment) location.replace(`#${fragment}`);
    }),
  );
  setTimeout(() => {
    root.removeAttribute(attributes.entering);
    refresh();
  }, openingTime);
}

// An observer hears of what was parsed before it is painted.
new MutationObserver((_, parsing) => {
  if (refresh()) parsing.disconnect();
}).observe(document, { childList: true, subtree: true });

document.addEventListener('click', ({ target }) => {
  const pressed = (attribute: string) => (target as Element).closest(`[${attribute}]`);
  if (pressed(attributes.enter)) enter();
  if (pressed(attributes.exit)) location.href = searchEngine;
  if (pressed(attributes.accept)) {
    grant(storageKeys.consent);
    refresh();
  }
});

// The forms of this site are answered by main.ts. Where that has not come, sending one must lead nowhere.
document.addEventListener('submit', (event) => event.preventDefault());

// Another tab may have answered; a page that comes back from the cache or was prerendered may hold an old answer.
addEventListener('storage', refresh);
addEventListener('pageshow', refresh);
