/**
 * What belongs to a day says when that begins, `data-from="1764547200000"`, and is marked `data-ahead` until then. A clock
 * that cannot be right, by which the page has no phase, marks nothing.
 */
export function markDaysAhead() {
  mark();
  // A tab that was left open comes back on another day.
  document.addEventListener('visibilitychange', mark);
}

function mark() {
  const { phase } = document.documentElement.dataset;
  for (const day of document.querySelectorAll<HTMLElement>('[data-from]')) {
    day.toggleAttribute('data-ahead', phase !== undefined && Date.now() < Number(day.dataset.from));
  }
}
