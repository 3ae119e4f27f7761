/*
 * Stands inline at the end of every page. It hydrates islands when they are touched, focused, submitted or asked for, and
 * mends what engines lack in <details> and in scrolling to the focus; it leads old addresses of parts on, sends letters,
 * and marks days to come. Nothing on a page waits for it.
 */

import { markDaysAhead } from './days';
import { polyfillDetails } from './details';
import { sendLetters } from './letters';
import { followMovedParts } from './moved-parts';
import { isShownPlainly, showPlainly, uncoverFocus } from './plain-toast';
import { nameTravellingTile } from './travelling-tile';

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

const toaster = () => document.querySelector<HTMLElement>('[data-island="toaster"]');

document.addEventListener('toast', (event) => {
  const element = toaster();
  if (element) hydrate(element).catch(() => showPlainly((event as CustomEvent).detail));
  requestAnimationFrame(uncoverFocus);
});

// The first time the toaster's file has to come: the words are shown at once, and it takes them over, unless their time is over.
document.addEventListener('click', ({ target }) => {
  const [title, description = '', duration] = (target as Element).closest<HTMLElement>('[data-pending]')?.dataset.pending?.split('\n') ?? [];
  if (!title) return;
  const pressed = performance.now();
  const hydrated = toaster()?.dataset.hydrated !== undefined;
  if (!hydrated) showPlainly({ title, description, duration: Number(duration) });
  import('../overlays/toast/toast-store').then(
    ({ showToast }) => {
      if (hydrated || isShownPlainly()) showToast({ title, description, duration: Number(duration) - (performance.now() - pressed) });
    },
    () => {},
  );
});

// Firefox scrolls to the focus only when none of it is in sight, and so leaves it half under the cookie banner.
document.addEventListener('focusin', ({ target }) => {
  if ((target as Element).matches(':focus-visible')) (target as Element).scrollIntoView({ block: 'nearest' });
});

// One page answers for all unknown addresses: only here is it known which of them begin with that of *Artigos*.
const beginning = document.querySelector<HTMLAnchorElement>('[data-current-below]');
if (beginning && location.pathname.startsWith(beginning.pathname)) beginning.setAttribute('aria-current', 'true');

followMovedParts();
markDaysAhead();
polyfillDetails();
sendLetters();
nameTravellingTile();
