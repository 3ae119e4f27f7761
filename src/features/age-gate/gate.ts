import { searchEngine } from '../../routes';
import { readAnswer, storageKeys, storeTrue } from '../../stored-answers';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Shows the gate until the visitor has confirmed, and the site from then on (specification §4). */
export function showGateOrSite() {
  const verified = readAnswer(storageKeys.age) === 'true';
  const gate = find('[data-gate]');
  const site = find('[data-site]');
  if (gate) gate.hidden = verified && !document.documentElement.hasAttribute('data-entering');
  // Not while its header is half parsed: it would be painted, and shift.
  if (site) site.hidden = !verified || !find('main');
}

/** «Sair». */
export function exit() {
  location.href = searchEngine;
}

/** «Entrar»: stores the answer and shows the site, through a gate that opens. */
export function enter() {
  const root = document.documentElement;
  root.toggleAttribute('data-entering', true);
  storeTrue(storageKeys.age);
  showGateOrSite();
  // After the first frame of the opening: focus and animations need the layout of the whole page, which takes time.
  requestAnimationFrame(() =>
    setTimeout(async () => {
      focusSite();
      const opening = find('[data-gate]')?.getAnimations({ subtree: true }) ?? [];
      await Promise.allSettled(opening.map(({ finished }) => finished));
      root.toggleAttribute('data-entering', false);
      showGateOrSite();
    }),
  );
}

/** Focuses the h1, because the focused button is gone, and scrolls to the address's #fragment, which was hidden when the page loaded. */
function focusSite() {
  find('h1')?.focus({ preventScroll: true });
  // location.hash leaves out `:~:text=`; the navigation entry still has it.
  const [, fragment] = performance.getEntriesByType('navigation')[0]?.name.split('#') ?? [];
  if (fragment) location.replace(`#${fragment}`);
}
