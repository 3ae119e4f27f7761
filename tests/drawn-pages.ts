import { panelAddresses } from '../renderer/drawings';
import { pageRenderer } from '../renderer/entry';
import type { Content } from '../src/model/content';
import { pagesOf } from '../src/site';

/** The HTML of every page by its address, without scripts, styles and drawings. */
export async function drawPages(content: Content): Promise<Map<string | undefined, string>> {
  const draw = pageRenderer(
    content,
    { visitorScript: '', loader: '', font: '/', themeColor: '', favicon: '/', drawings: new Map(), panels: panelAddresses((_, file) => `/${file}`) },
    () => [],
  );
  return new Map(await Promise.all(pagesOf(content).map(async (page) => [page.path, (await draw(page)).html] as const)));
}
