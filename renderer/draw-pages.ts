import { metaSecurityPolicy } from '../deploy/policy';
import { fileOf, type Page } from '../src/layout/page';
import type { Content } from '../src/model/content';
import type { Found } from '../src/model/reading/finding';
import { socialSvg } from './drawings';
import { cspHash, shortHash } from './hash';
import { pageRenderer, type SharedFiles } from './page-renderer';
import type { SiteWriter } from './site-writer';
import { pageStyles, type StyleSheets } from './styles';

type DrawOrder = {
  content: Content;
  pages: Page[];
  shared: Omit<SharedFiles, 'securityPolicy' | 'socialPicture'>;
  sheets: StyleSheets;
  /** Where the host sends no headers: the hashes of the inline scripts, for a policy in each page. */
  scriptHashes?: string[] | undefined;
};

type Drawn = {
  /** The inline styles of the pages. */
  styles: Set<string>;
  /** The pictures that the pages name, as SVG, by their addresses. */
  socialPictures: Map<string, string>;
  /** What could not be drawn. */
  problems: Found[];
};

/** Draws the pages one after the other, and hands each to `write`. */
export async function drawPages({ content, pages, shared, sheets, scriptHashes }: DrawOrder, write: SiteWriter['write']): Promise<Drawn> {
  const drawn: Drawn = { styles: new Set(), socialPictures: new Map(), problems: [] };
  const addresses = new Map<string, string>();
  const files = {
    ...shared,
    ...(scriptHashes && { securityPolicy: (css: string[]) => metaSecurityPolicy({ scripts: scriptHashes, styles: css.map(cspHash) }) }),
    socialPicture,
  };
  const draw = pageRenderer(content, files, pageStyles(sheets));

  for (const page of pages) {
    const done = await draw(page).catch((error) => void drawn.problems.push(notDrawn(page, error)));
    if (!done) continue;
    for (const css of done.styles) drawn.styles.add(css);
    await write(fileOf(page.path), done.html, page.archived ? 'quick' : 'best');
  }
  return drawn;

  function socialPicture({ title, tile, drawing, panel, archived }: Page): string {
    if (panel) return shared.panels[panel].shared;
    const words = archived ? content.site.name : title;
    const key = `${drawing ?? tile} ${words}`;
    const known = addresses.get(key);
    if (known) return known;
    const svg = socialSvg(words, { tile, drawing }, content.site);
    const address = `/assets/social/${shortHash(svg)}.png`;
    addresses.set(key, address);
    drawn.socialPictures.set(address, svg);
    return address;
  }
}

const notDrawn = ({ path, source, title }: Page, error: unknown): Found => ({
  file: source ?? '',
  what: `a página ${path ?? 'de endereço desconhecido'} («${title}») não se consegue desenhar: ${error instanceof Error ? error.message : error}`,
  why: 'sem ela o site ficaria incompleto, e os endereços que lhe dão acesso partidos.',
  mend: 'procure no ficheiro o que não é costume lá estar; se não encontrar, o erro é do código, e quem o mantém precisa deste relatório.',
});
