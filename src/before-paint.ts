/*
 * Stands inline in the head of every page and runs before the first paint: it shows the gate or the site, and the cookie
 * banner or none, and answers their buttons. It works when every other file fails, and fails closed: the site is `hidden`
 * in the HTML, and only this script takes that away.
 */
import { enter, exit, showGateOrSite } from './features/age-gate/gate';
import { accept, showBanner } from './features/cookie-banner/banner';

function refresh() {
  showGateOrSite();
  return showBanner();
}

// An observer hears of what was parsed before it is painted. The banner is the last that it waits for.
new MutationObserver((_, parsing) => {
  if (refresh()) parsing.disconnect();
}).observe(document, { childList: true, subtree: true });

/** What the buttons do, by their `data-action`. */
const actions: Record<string, () => void> = { enter, exit, accept };
document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-action]');
  actions[button?.dataset.action ?? '']?.();
});

// The forms of this site are answered by main.ts. Where that has not come, sending one must lead nowhere.
document.addEventListener('submit', (event) => event.preventDefault());

// Another tab may have answered; a page that comes back from the cache or was prerendered may hold an old answer.
addEventListener('storage', refresh);
addEventListener('pageshow', refresh);
