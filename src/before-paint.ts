/*
 * Stands inline in the head of every page and runs before the first paint: it shows the gate or the site, and the cookie
 * banner or none, and answers their buttons. It works when every other file fails, and fails closed: the site is `hidden`
 * in the HTML, and only this script takes that away.
 */
import { enter, exit, showGateOrSite } from './features/age-gate/gate';
import { accept, showBanner } from './features/cookie-banner/banner';

function refresh() {
  showGateOrSite();
  showBanner();
}

// A MutationObserver runs after elements are parsed and before they are painted. Gate, site and banner come before <main>.
new MutationObserver((_, parsing) => {
  refresh();
  if (document.querySelector('main')) parsing.disconnect();
}).observe(document, { childList: true, subtree: true });

/** What the buttons do, by their `data-action`. */
const actions: Record<string, () => void> = { enter, exit, accept };
document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-action]');
  actions[button?.dataset.action ?? '']?.();
});

// main.ts handles the forms. Until it has run, submitting one must not reload the page.
document.addEventListener('submit', (event) => event.preventDefault());

// The answer may have changed in another tab, or while this page was in the back/forward cache or prerendered.
addEventListener('storage', refresh);
addEventListener('pageshow', refresh);
