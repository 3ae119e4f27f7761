import { dayAttribute } from './mark-days';

/** What a tile opens onto stands below the picture on a phone: it is brought onto the screen. */
export function showOpened() {
  document.addEventListener('click', ({ target }) => {
    const tile = (target as Element).closest<HTMLDetailsElement>(`[${dayAttribute}]`);
    if (tile) requestAnimationFrame(() => tile.open && tile.lastElementChild?.scrollIntoView({ block: 'nearest' }));
  });
}
