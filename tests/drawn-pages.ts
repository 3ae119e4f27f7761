import { panelAddresses } from '../renderer/drawings';
import { pageRenderer } from '../renderer/entry';
import type { Content } from '../src/model/content';
import { pagesOf } from '../src/site';

/** What every page has of the build: no scripts, styles and drawings. */
export const unbuilt = {
  ...{ visitorScript: '', loader: '', font: '/', themeColor: '', favicon: '/' },
  ...{ drawings: { festive: new Map<string, string>(), calm: new Map<string, string>() }, panels: panelAddresses((name, file) => `/${name}-${file}`) },
};

/** The HTML of every page by its address, with nothing of the build. */
export async function drawPages(content: Content): Promise<Map<string | undefined, string>> {
  const draw = pageRenderer(content, unbuilt, () => []);
  return new Map(await Promise.all(pagesOf(content).map(async (page) => [page.path, (await draw(page)).html] as const)));
}
