import { dayAttribute } from './mark-days';

/** On a phone the text of an opened tile is below the panel: scrolls it into view. */
export function showOpened() {
  document.addEventListener('click', ({ target }) => {
    const tile = (target as Element).closest<HTMLDetailsElement>(`[${dayAttribute}]`);
    if (tile) requestAnimationFrame(() => tile.open && tile.lastElementChild?.scrollIntoView({ block: 'nearest' }));
  });
}
