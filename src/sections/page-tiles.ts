import type { PageTileName } from '../art/page-motifs';
import { routes } from '../routes';

const tiles: Record<string, PageTileName> = {
  [routes.casinos]: 'naipes',
  [routes.rules]: 'rolo',
  [routes.articles]: 'pena',
  [routes.responsibleGambling]: 'boia',
  [routes.about]: 'andorinha',
  [routes.privacy]: 'chave',
  [routes.cookies]: 'bolacha',
  [routes.terms]: 'balanca',
  [routes.rights]: 'guardaChuva',
};

/** What is painted on the tile of the page at an address: a figure of its own, or the star of the draw's ticket. */
export const pageTile = (path: string): PageTileName | 'estrela' => tiles[path] ?? 'estrela';
