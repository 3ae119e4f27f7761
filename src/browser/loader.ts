/*
 * Stands inline at the end of every page. It hydrates islands when they are touched, focused or submitted, and mends what
 * engines lack in <details> and in scrolling to the focus; it shows toasts, leads old addresses of parts on, sends letters,
 * and marks days to come. Nothing on a page waits for it.
 */

import { markPartsReached } from './contents';
import { markDaysAhead } from './days';
import { polyfillDetails } from './details';
import { sendLetters } from './letters';
import { followMovedParts } from './moved-parts';
import { serveToasts } from './toast';

const begun = new WeakMap<Element, Promise<void>>();

function hydrate(element: HTMLElement): Promise<void> {
  const hydration = begun.get(element) ?? loadAndHydrate(element);
  begun.set(element, hydration);
  // A file did not arrive: as it stands the island is still useful, and the next touch tries again.
  hydration.catch(() => begun.delete(element));
  return hydration;
}

async function loadAndHydrate(element: HTMLElement): Promise<void> {
  const { hydrateIsland } = await import('../islands/islands');
  await hydrateIsland(element);
  element.dataset.hydrated = '';
}

const islandAround = (target: EventTarget | null) => (target as Element).closest<HTMLElement>('[data-island]');

for (const type of ['pointerdown', 'focusin']) {
  document.addEventListener(type, ({ target }) => {
    const island = islandAround(target);
    if (island) hydrate(island).catch(() => {});
  });
}

// A form that is sent before its island is hydrated is sent again when it is.
document.addEventListener(
  'submit',
  (event) => {
    const island = islandAround(event.target);
    if (!island || island.dataset.hydrated === '') return;
    event.preventDefault();
    hydrate(island).then(
      () => (event.target as HTMLFormElement).requestSubmit(),
      () => {},
    );
  },
  true,
);

// Firefox scrolls to the focus only when none of it is in sight, and so leaves it half under the cookie banner.
document.addEventListener('focusin', ({ target }) => {
  if ((target as Element).matches(':focus-visible')) (target as Element).scrollIntoView({ block: 'nearest' });
});

// One page answers for all unknown addresses: only here is it known which of them begin with that of *Artigos*.
const beginning = document.querySelector<HTMLAnchorElement>('[data-current-below]');
if (beginning && location.pathname.startsWith(beginning.pathname)) beginning.setAttribute('aria-current', 'true');

followMovedParts();
markDaysAhead();
markPartsReached();
polyfillDetails();
sendLetters();
serveToasts();
