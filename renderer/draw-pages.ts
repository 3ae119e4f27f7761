import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaSecurityPolicy } from '../deploy/policy';
import { fileOf, type Page } from '../src/layout/page';
import type { Content } from '../src/model/load-content';
import type { Problem } from '../src/model/problem';
import { pagesOf } from '../src/site';
import type { Cache } from './cache';
import { socialSvg } from './drawings';
import { cspHash, hashOfAll, shortHash } from './hash';
import { pageRenderer, type SharedFiles } from './page-renderer';
import { rasterise } from './rasterise';
import { pageStyles, type StyleSheets } from './styles';
import { writeFile } from './write-file';

/** What a thread is told. Plain data. */
export type DrawOrder = {
  content: Content;
  shared: Omit<SharedFiles, 'securityPolicy' | 'socialPicture'>;
  sheets: StyleSheets;
  /** Where the host sends no headers: the hashes of the inline scripts, for a policy in each page. */
  scriptHashes?: string[];
  /** The file of the face that pictures are written in. */
  fontFile: string;
  distFolder: string;
};

/** The inline styles of the pages, and what could not be drawn. */
export type Drawn = { styles: Set<string>; problems: Problem[] };

/** Draws and writes the pages that `isMine` picks, each with its social picture. */
export async function drawPages(
  { content, shared, sheets, scriptHashes, fontFile, distFolder }: DrawOrder,
  isMine: (source: string | undefined, position: number) => boolean,
  cache: Cache,
  code: string,
): Promise<Drawn> {
  const pictures = new Map<string, string>();
  const drawn: Drawn = { styles: new Set(), problems: [] };
  const site = hashOfAll([JSON.stringify([code, { ...content, articles: [], texts: [], pictures: {} }, shared, scriptHashes])]);
  const files = {
    ...shared,
    ...(scriptHashes && { securityPolicy: (css: string[]) => metaSecurityPolicy({ scripts: scriptHashes, styles: css.map(cspHash) }) }),
    socialPicture,
  };
  const ready = pageRenderer(content, files, (modules) => pageStyles(sheets, modules));

  for (const page of pagesOf(content).filter(({ source }, position) => isMine(source, position))) {
    const html = await draw(page);
    if (html) writeFile(distFolder, fileOf(page.path), html, page.archived ? 'quick' : 'best', cache);
  }
  return drawn;

  async function draw(page: Page): Promise<string | Uint8Array | undefined> {
    try {
      const { styles, madeOf, html } = await ready(page);
      for (const css of styles) drawn.styles.add(css);
      return page.archived ? cache([site, madeOf()], '.html', html) : html();
    } catch (error) {
      drawn.problems.push(notDrawn(page, error));
    }
  }

  /** The address of the page's picture, which is written when it is first asked for. */
  function socialPicture({ title, tile, archived }: Page): string {
    const words = archived ? content.site.name : title;
    const key = `${tile} ${words}`;
    const known = pictures.get(key);
    if (known) return known;
    const svg = socialSvg(words, tile, content.site);
    const address = `/assets/social/${shortHash(svg)}.png`;
    mkdirSync(join(distFolder, 'assets/social'), { recursive: true });
    writeFileSync(
      join(distFolder, address),
      cache([svg], '.png', () => rasterise(svg, 1200, fontFile)),
    );
    pictures.set(key, address);
    return address;
  }
}

const notDrawn = ({ path, source, title }: Page, error: unknown): Problem => ({
  file: source ?? '',
  what: `a página ${path ?? 'de endereço desconhecido'} («${title}») não se consegue desenhar: ${error instanceof Error ? error.message : error}`,
  why: 'sem ela o site ficaria incompleto, e os endereços que lhe dão acesso partidos.',
  mend: 'procure no ficheiro o que não é costume lá estar; se não encontrar, o erro é do código, e quem o mantém precisa deste relatório.',
});
