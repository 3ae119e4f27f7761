/**
 * What <details> should do by itself and does not everywhere: one open per `name` (whatwg/html#8509),
 * open for a #fragment inside it, and open on paper.
 */
export function keepDetailsHonest() {
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
  for (const other of allDetails()) {
    if (other !== opened && other.getAttribute('name') === name) other.open = false;
  }
}

function openTarget() {
  const closed = document.getElementById(location.hash.slice(1))?.closest('details');
  if (closed) closed.open = true;
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
