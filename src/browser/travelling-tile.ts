/**
 * Between the list of articles and an article the tile travels (cross-document view transition). In the list the tile
 * that travels is known only when someone goes; the policy allows no style attribute, so the name is set from here.
 */
export function nameTravellingTile() {
  addEventListener('pageswap', (event) => nameTileOf((event as PageSwapEvent).activation?.entry.url));
  addEventListener('pagereveal', () => nameTileOf(window.navigation?.activation?.from?.url));
}

function nameTileOf(url: string | null | undefined) {
  if (!url) return;
  const tile = document.querySelector<HTMLElement>(`li:has(a[href="${new URL(url).pathname}"]) [data-tile]`);
  if (tile) tile.style.setProperty('view-transition-name', 'tile');
}
