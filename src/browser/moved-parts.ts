/** A part that moved to another page has left its address on a link that leads there: a reader with the old address is led on. */
export function followMovedParts() {
  addEventListener('hashchange', follow);
  follow();
}

function follow() {
  const link = document.getElementById(location.hash.slice(1));
  if (link instanceof HTMLAnchorElement && 'moved' in link.dataset) location.replace(link.href);
}
