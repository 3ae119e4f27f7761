import type { Page } from '../../layout/page';
import { fileOf } from '../../layout/page';
import type { Content } from '../../model/load-content';
import type { Theme } from '../../model/site';
import { routes } from '../../routes';
import { HomePage } from './HomePage';

/** What is over the city in each dress, each on its own, so that the page carries one and not the CSS of the other. */
const skies = {
  natal: { module: 'src/pages/home/Sky.tsx', load: async () => (await import('./Sky')).Sky },
  azulejo: { module: 'src/pages/home/TilePanel.tsx', load: async () => (await import('./TilePanel')).TilePanel },
} satisfies Record<Theme, unknown>;

export async function pagesOf(content: Content): Promise<Page[]> {
  const { module, load } = skies[content.site.theme];
  const Sky = await load();
  return [
    {
      path: routes.home,
      file: fileOf(routes.home),
      title: content.home.documentTitle,
      description: content.home.description,
      tone: 'festive',
      tile: 'estrela',
      alsoStyledBy: [module],
      body: () => <HomePage {...content} sky={<Sky />} />,
    },
  ];
}
