import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rollup, ViteBuilder } from 'vite';
import { type DrawingUrls, drawingUrls } from './drawing-variables';
import type * as Entry from './entry';
import { cspHash, integrityOf, shortHash } from './hash';
import { buildFolder, contentFolder, distFolder, frameModule } from './paths';
import { rasterise } from './rasterise';
import { renderPages } from './render-pages';
import { stylesFrom } from './styles';
import { speculationRules, visitorScript } from './visitor-script';
import { writeCompressed } from './write';

/** Bundles, renders and writes the whole site. Content that is not in order stops it before anything is written. */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  const { islands, ssr } = builder.environments;
  if (!islands || !ssr) throw new Error('Vite gave the builder no environment for the islands or for the server.');

  const server = (await builder.build(ssr)) as Rollup.RollupOutput;
  const entry: typeof Entry = await import(`${pathToFileURL(`${buildFolder}/server/entry.js`)}?${Date.now()}`);
  const content = entry.loadContent(contentFolder);

  const scripts = ((await builder.build(islands)) as Rollup.RollupOutput).output.filter((file) => file.type === 'chunk');
  await compressScripts(scripts);

  const font = await copyFont(server);
  const drawings = await writeDrawings(entry.standaloneDrawings());
  const icons = await writeIcons(entry.icons());
  const loader = scripts.find(({ name, isEntry }) => isEntry && name === 'loader');
  if (!loader) throw new Error('The client bundle has no loader.');

  const shared = {
    visitorScript: await visitorScript(entry.phaseStarts(content.promotion)),
    speculationRules,
    importMap: JSON.stringify({
      integrity: Object.fromEntries(scripts.filter((chunk) => chunk !== loader).map(({ fileName, code }) => [`/${fileName}`, integrityOf(code)])),
    }),
    loader: { href: `/${loader.fileName}`, integrity: integrityOf(loader.code) },
    font,
    themeColor: entry.paint('--night'),
    favicon: icons.favicon,
    faviconFallback: icons.faviconFallback,
    touchIcon: icons.touchIcon,
  };
  const { styles, pages } = await renderPages(entry, content, shared, stylesFrom(server, frameModule, drawings));

  for (const [file, xml] of entry.sitemapFiles(pages, content.site.address.value))
    await writeCompressed(distFolder, file, xml, pages.length > 1000 ? 'quick' : 'best');
  await writeCompressed(distFolder, 'artigos.atom', entry.atomFeed(content), 'best');
  for (const [file, text] of Object.entries(entry.textFiles(content, icons))) await writeCompressed(distFolder, file, text, 'best');

  const hashes = { scripts: [shared.visitorScript, shared.speculationRules, shared.importMap].map(cspHash), styles: [...styles].map(cspHash) };
  await writeFile(join(buildFolder, 'inline-hashes.json'), JSON.stringify(hashes, null, 2));
}

async function compressScripts(scripts: Rollup.OutputChunk[]): Promise<void> {
  await Promise.all(scripts.map(({ fileName, code }) => writeCompressed(distFolder, fileName, code, 'best')));
}

async function copyFont(server: Rollup.RollupOutput): Promise<string> {
  const font = server.output.find(({ fileName }) => fileName.endsWith('.woff2'));
  if (!font) throw new Error('The server bundle has no font: src/styles/base.css should name one.');
  await mkdir(join(distFolder, 'assets'), { recursive: true });
  await copyFile(join(buildFolder, 'server', font.fileName), join(distFolder, font.fileName));
  return `/${font.fileName}`;
}

async function writeDrawings({ files, inline }: ReturnType<typeof Entry.standaloneDrawings>): Promise<DrawingUrls> {
  const addresses = new Map(Object.entries(files).map(([name, svg]) => [name, `/assets/${name}-${shortHash(svg)}.svg`]));
  await Promise.all(Object.entries(files).map(([name, svg]) => writeCompressed(distFolder, addresses.get(name) ?? '', svg, 'best')));
  return drawingUrls(addresses, inline);
}

async function writeIcons({ favicon, touchIcon }: { favicon: string; touchIcon: string }) {
  const files = {
    favicon: { file: `assets/icone-${shortHash(favicon)}.svg`, content: favicon },
    faviconFallback: { file: `assets/icone-${shortHash(favicon)}.png`, content: await rasterise(favicon, 32) },
    touchIcon: { file: `assets/icone-grande-${shortHash(touchIcon)}.png`, content: await rasterise(touchIcon, 512) },
  };
  await Promise.all(Object.values(files).map(({ file, content }) => writeCompressed(distFolder, file, content, 'best')));
  return { favicon: `/${files.favicon.file}`, faviconFallback: `/${files.faviconFallback.file}`, touchIcon: `/${files.touchIcon.file}` };
}

export const readInlineHashes = async () => JSON.parse(await readFile(join(buildFolder, 'inline-hashes.json'), 'utf8'));
