/** Carried by each tile of the calendar: its day of December. */
export const dayAttribute = 'data-day';

/** @param day of December, 1 to 25. @returns what its tile is on this date: those to come wait, in December only. */
export function stateOf(day: number, date: Date): 'open' | 'today' | 'waiting' {
  if (date.getMonth() !== 11 || day < date.getDate()) return 'open';
  return day === date.getDate() ? 'today' : 'waiting';
}

/** Marks today's tile, and shuts those to come. */
export function markDays(today: Date) {
  for (const tile of document.querySelectorAll<HTMLDetailsElement>(`[${dayAttribute}]`)) {
    const state = stateOf(Number(tile.getAttribute(dayAttribute)), today);
    tile.inert = state === 'waiting';
    if (tile.inert) tile.open = false;
    if (tile.firstElementChild) tile.firstElementChild.ariaCurrent = state === 'today' ? 'date' : null;
  }
}
