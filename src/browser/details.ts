/**
 * What <details> should do by itself and does not everywhere: one open per `name` (whatwg/html#8509), of which the heading
 * stays where it was pressed, open for a #fragment inside it, and open on paper.
 */
export function polyfillDetails() {
  document.addEventListener('click', ({ target }) => {
    const summary = (target as Element).closest('summary');
    // The next frame is laid out, and not painted yet.
    if (summary) keepInPlace(summary, requestAnimationFrame);
  });
  if (!('name' in HTMLDetailsElement.prototype)) document.addEventListener('toggle', closeTheOthers, true);
  addEventListener('hashchange', openTarget);
  openTarget();
  addEventListener('beforeprint', openAll);
  addEventListener('afterprint', restore);
}

function closeTheOthers({ target }: Event) {
  const opened = target as HTMLDetailsElement;
  const name = opened.getAttribute('name');
  if (!opened.open || !name) return;
  keepInPlace(opened, (then) => {
    for (const other of allDetails()) {
      if (other !== opened && other.getAttribute('name') === name) other.open = false;
    }
    then();
  });
}

/** A section that closes above it would pull it off the screen. */
function keepInPlace(element: Element, afterwards: (then: () => void) => void) {
  const { top } = element.getBoundingClientRect();
  afterwards(() => scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' }));
}

function openTarget() {
  const target = document.getElementById(location.hash.slice(1));
  // Also what stands around it, which not all engines open by themselves.
  for (let around = target?.closest('details'); around; around = around.parentElement?.closest('details')) around.open = true;
}

let before: { details: HTMLDetailsElement; name: string; open: boolean }[] = [];

// Without their name, or opening one would close the last.
function openAll() {
  before = allDetails().map((details) => ({ details, name: details.getAttribute('name') ?? '', open: details.open }));
  for (const { details } of before) {
    details.removeAttribute('name');
    details.open = true;
  }
}

function restore() {
  for (const { details, name, open } of before) {
    details.open = open;
    if (name) details.setAttribute('name', name);
  }
}

const allDetails = () => [...document.querySelectorAll('details')];
