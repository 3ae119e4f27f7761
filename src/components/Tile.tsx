import { routes } from '../routes';
import { Drawing } from './Drawing';

const files = import.meta.glob<string>('../art/tiles/*.svg', { query: '?raw', import: 'default', eager: true });

/** A painted tile of src/art/tiles/, or a rosette where none has that name. */
export const Tile = ({ name, className }: { name: string | undefined; className?: string }) => (
  <Drawing svg={files[`../art/tiles/${name}.svg`] ?? files['../art/tiles/roseta.svg']} className={className} />
);

const ofPages: Record<string, string> = {
  [routes.about]: 'andorinha',
  [routes.articles]: 'pena',
  [routes.casinos]: 'naipes',
  [routes.cookies]: 'bolacha',
  [routes.responsibleGambling]: 'boia',
  [routes.rights]: 'guarda-chuva',
  [routes.rules]: 'estrela',
  [routes.terms]: 'balanca',
};

/** The tile of a page, beside a link to it. */
export const PageTile = ({ path = '' }: { path?: string }) => <Tile name={ofPages[path]} />;
