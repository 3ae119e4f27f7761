/*
 * Runs once the page is parsed. React, for toasts and the calculator's result, is fetched when the page is idle and
 * something on screen may need it, or at the click; a click before that is answered when it has come.
 */
import { keepOpenedInView, openLinkedSection } from './features/accordion/details';
import { markDays } from './features/advent-calendar/mark-days';
import { showOpened } from './features/advent-calendar/show-opened';
import { enhanceNewsletter } from './features/newsletter/newsletter';
import { enhanceCalculator, loadResult } from './features/rollover-calculator/enhance-calculator';
import { messages } from './features/toast/messages';
import { loadToasts, showToast } from './features/toast/show-toast';
import { routes } from './routes';

keepOpenedInView();
openLinkedSection();
showOpened();
markDays(new Date());
// A page from the back/forward cache may be yesterday's.
addEventListener('pageshow', () => markDays(new Date()));

// The page for unknown addresses is one file, and does not know the address that was asked for (specification §2).
if (location.pathname.startsWith(routes.articles)) {
  const link = document.querySelector(`header nav [href="${routes.articles}"]`);
  if (!link?.hasAttribute('aria-current')) link?.setAttribute('aria-current', 'true');
}

const newsletter = document.querySelector<HTMLFormElement>('[data-newsletter]');
const calculator = document.querySelector<HTMLElement>('[data-rollover]');
if (newsletter) enhanceNewsletter(newsletter);
if (calculator) enhanceCalculator(calculator);

document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-pending]')) showToast(messages.pending).catch(console.error);
});

// The gate too: a visitor who enters sees the cookie banner next.
whenSeen(loadToasts, document.querySelector('[data-gate]'), newsletter, ...document.querySelectorAll('[data-pending]'));
whenSeen(loadResult, calculator);

/** Fetches a part when one of these is on screen and the page is idle. If that fails, a press will try again. */
function whenSeen(load: () => Promise<unknown>, ...elements: (Element | null)[]) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    // Safari has no requestIdleCallback.
    (globalThis.requestIdleCallback ?? setTimeout)(() => load().catch(() => {}));
  });
  for (const element of elements) if (element) observer.observe(element);
}
