import andorinha from '../art/tiles/andorinha.svg?raw';
import balanca from '../art/tiles/balanca.svg?raw';
import boia from '../art/tiles/boia.svg?raw';
import bolacha from '../art/tiles/bolacha.svg?raw';
import estrela from '../art/tiles/estrela.svg?raw';
import guardaChuva from '../art/tiles/guarda-chuva.svg?raw';
import naipes from '../art/tiles/naipes.svg?raw';
import pena from '../art/tiles/pena.svg?raw';
import roseta from '../art/tiles/roseta.svg?raw';
import { routes } from '../routes';

const tiles: Record<string, string> = {
  [routes.about]: andorinha,
  [routes.articles]: pena,
  [routes.casinos]: naipes,
  [routes.cookies]: bolacha,
  [routes.responsibleGambling]: boia,
  [routes.rights]: guardaChuva,
  [routes.rules]: estrela,
  [routes.terms]: balanca,
};

/** The painted tile of a page, beside a link to it. */
export const tileOf = (path?: string) => tiles[path ?? ''] ?? roseta;
