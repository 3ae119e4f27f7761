import { routes } from '../routes';

/** The four main links (specification §2), with their drawings in src/art/icons/. */
export const mainLinks = [
  { path: routes.home, label: 'Início', icon: 'house' },
  { path: routes.casinos, label: 'Cassinos Online', icon: 'casino' },
  { path: routes.articles, label: 'Artigos', icon: 'book' },
  { path: routes.rules, label: 'Regras', icon: 'rules' },
];
