/** On each tile: its day of December. */
export const dayAttribute = 'data-day';

/** @param day of December, 1 to 25. @returns the state of its tile on this date. Only in December are there days to come. */
export function stateOf(day: number, date: Date): 'open' | 'today' | 'waiting' {
  if (date.getMonth() !== 11 || day < date.getDate()) return 'open';
  return day === date.getDate() ? 'today' : 'waiting';
}

/** Marks today's tile, and closes those to come. */
export function markDays(today: Date) {
  for (const tile of document.querySelectorAll<HTMLDetailsElement>(`[${dayAttribute}]`)) {
    const state = stateOf(Number(tile.getAttribute(dayAttribute)), today);
    tile.inert = state === 'waiting';
    if (tile.inert) tile.open = false;
    if (tile.firstElementChild) tile.firstElementChild.ariaCurrent = state === 'today' ? 'date' : null;
  }
}
