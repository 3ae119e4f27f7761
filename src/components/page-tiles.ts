import andorinha from '../art/tiles/andorinha.svg';
import balanca from '../art/tiles/balanca.svg';
import boia from '../art/tiles/boia.svg';
import bolacha from '../art/tiles/bolacha.svg';
import estrela from '../art/tiles/estrela.svg';
import guardaChuva from '../art/tiles/guarda-chuva.svg';
import naipes from '../art/tiles/naipes.svg';
import pena from '../art/tiles/pena.svg';
import roseta from '../art/tiles/roseta.svg';
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
