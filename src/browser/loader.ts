/*
 * Stands inline at the end of every page. It hydrates islands when they are touched, focused, submitted or asked for, and
 * mends what engines lack in <details> and in scrolling to the focus. Nothing on a page waits for it.
 */

import { keepDetailsHonest } from './details';
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
  element.dataset.awake = '';
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
    if (!island || island.dataset.awake === '') return;
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
  if (element) hydrate(element).catch(() => showPlainly((event as CustomEvent<string>).detail));
});

// The first time the toaster's files have to come: the words are shown at once, and it takes them over.
document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-pending]');
  if (!button) return;
  const pressed = performance.now();
  if (toaster()?.dataset.awake === undefined) showPlainly(button.dataset.pending);
  import('../overlays/toast/toast-store').then(
    ({ showPending }) => showPending(performance.now() - pressed),
    () => {},
  );
});

let plainTimer: ReturnType<typeof setTimeout>;

/** What a toast says, where it will be, for as long as it lasts. */
function showPlainly(words = '') {
  const region = document.querySelector<HTMLElement>('[data-toast-words]');
  if (!region) return;
  region.dataset.toastWords = 'plain';
  const [title = '', description] = words.split('\n');
  const strong = document.createElement('strong');
  strong.textContent = title;
  region.replaceChildren(strong, `\n${description}`);
  clearTimeout(plainTimer);
  plainTimer = setTimeout(() => {
    if (region.dataset.toastWords !== 'plain') return;
    region.dataset.toastWords = '';
    region.textContent = '';
  }, 5000);
}

// Firefox scrolls to the focus only when none of it is in sight, and so leaves it half under the cookie banner.
document.addEventListener('focusin', ({ target }) => {
  if ((target as Element).matches(':focus-visible')) (target as Element).scrollIntoView({ block: 'nearest' });
});

keepDetailsHonest();
nameTravellingTile();
