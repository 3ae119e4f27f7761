import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rollup, ViteBuilder } from 'vite';
import { writeGitHubPagesFiles, writeHostFiles } from '../deploy/hosts/write-host-files.ts';
import { metaSecurityPolicy } from '../deploy/policy.ts';
import type { Content } from '../src/model/load-content.ts';
import type { DrawingUrls } from './drawing-variables.ts';
import type * as Entry from './entry.tsx';
import { cspHash, shortHash } from './hash.ts';
import { buildFolder, contentFolder, distFolder, frameModule } from './paths.ts';
import { rasterise } from './rasterise.ts';
import { renderPages } from './render-pages.ts';
import { stylesFrom } from './styles.ts';
import { speculationRules, visitorScript } from './visitor-script.ts';
import { type SiteWriter, startWriter } from './write.ts';

/** Bundles, renders and writes the whole site. Content that is not in order stops it before anything is written. */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  const { islands, ssr } = builder.environments;
  if (!islands || !ssr) throw new Error('Vite gave the builder no environment for the islands or for the server.');

  const server = (await builder.build(ssr)) as Rollup.RollupOutput;
  const entry: typeof Entry = await import(`${pathToFileURL(`${buildFolder}/server/entry.js`)}?${Date.now()}`);
  const content = readContent(entry);
  if (!content) return;
  const scripts = ((await builder.build(islands)) as Rollup.RollupOutput).output.filter((file) => file.type === 'chunk');

  const writer = startWriter();
  try {
    await writeSite({ entry, content, server, scripts, writer, sendsHeaders: builder.config.mode !== 'github-pages' });
  } finally {
    await writer.close();
  }
  console.log(entry.launchSummary(content));
}

type Ingredients = {
  entry: typeof Entry;
  content: Content;
  server: Rollup.RollupOutput;
  scripts: Rollup.OutputChunk[];
  writer: SiteWriter;
  /** Whether the host does; where it does not, each page carries its policy. */
  sendsHeaders: boolean;
};

async function writeSite({ entry, content, server, scripts, writer, sendsHeaders }: Ingredients): Promise<void> {
  const { write } = writer;
  const { theme } = content.site;

  const font = await copyFont(server);
  const drawings = await writeDrawings(entry.standaloneDrawings(theme), writer);
  const icons = await writeIcons(entry.icons(theme), writer);
  const loader = scripts.find(({ name, isEntry }) => isEntry && name === 'loader');
  if (!loader) throw new Error('The client bundle has no loader.');
  await Promise.all(scripts.filter((chunk) => chunk !== loader).map(({ fileName, code }) => write(fileName, code, 'best')));

  const inline = {
    visitorScript: await visitorScript(entry.phaseStarts(content.promotion)),
    speculationRules,
    // Inline, it finds its imports from the page's address, not from its own.
    loader: loader.code.trim().replaceAll('`./', '`/assets/'),
  };
  const scriptHashes = Object.values(inline).map(cspHash);
  const shared = {
    ...inline,
    ...(!sendsHeaders && { securityPolicy: (css: string[]) => metaSecurityPolicy({ scripts: scriptHashes, styles: css.map(cspHash) }) }),
    font,
    themeColor: entry.paint('--ground', theme),
    favicon: icons.favicon,
    faviconFallback: icons.faviconFallback,
    touchIcon: icons.touchIcon,
  };
  const { styles, pages } = await renderPages(entry, content, shared, stylesFrom(server, frameModule, drawings, entry.dressSheet(theme)), writer);

  for (const [file, xml] of entry.sitemapFiles(pages, content.site.address.value)) await write(file, xml, pages.length > 1000 ? 'quick' : 'best');
  await write('artigos.atom', entry.atomFeed(content), 'best');
  for (const [file, text] of Object.entries(entry.textFiles(content, icons))) await write(file, text, 'best');

  const hashes = { scripts: scriptHashes, styles: [...styles].map(cspHash) };
  await writeFile(join(buildFolder, 'inline-hashes.json'), JSON.stringify(hashes, null, 2));
  if (sendsHeaders) await writeHostFiles(hashes, content.site.address.value, { distFolder, buildFolder });
  else await writeGitHubPagesFiles(distFolder);
}

/** Content that is not in order ends the build with its report alone: its readers write texts, and a stack trace would bury it. */
function readContent({ loadContent, ContentError }: typeof Entry): Content | undefined {
  try {
    return loadContent(contentFolder);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    return undefined;
  }
}

async function copyFont(server: Rollup.RollupOutput): Promise<string> {
  const font = server.output.find(({ fileName }) => fileName.endsWith('.woff2'));
  if (!font) throw new Error('The server bundle has no font: src/styles/base.css should name one.');
  await mkdir(join(distFolder, 'assets'), { recursive: true });
  await copyFile(join(buildFolder, 'server', font.fileName), join(distFolder, font.fileName));
  return `/${font.fileName}`;
}

async function writeDrawings(drawings: Record<string, string>, { write }: SiteWriter): Promise<DrawingUrls> {
  const addresses = new Map(Object.entries(drawings).map(([name, svg]) => [name, `/assets/${name}-${shortHash(svg)}.svg`]));
  await Promise.all(Object.entries(drawings).map(([name, svg]) => write(addresses.get(name) ?? '', svg, 'best')));
  return addresses;
}

async function writeIcons({ favicon, touchIcon }: { favicon: string; touchIcon: string }, { write }: SiteWriter) {
  const files = {
    favicon: { file: `assets/icons/icone-${shortHash(favicon)}.svg`, content: favicon },
    faviconFallback: { file: `assets/icons/icone-${shortHash(favicon)}.png`, content: await rasterise(favicon, 32) },
    touchIcon: { file: `assets/icons/icone-grande-${shortHash(touchIcon)}.png`, content: await rasterise(touchIcon, 512) },
  };
  await Promise.all(Object.values(files).map(({ file, content }) => write(file, content, 'best')));
  return { favicon: `/${files.favicon.file}`, faviconFallback: `/${files.faviconFallback.file}`, touchIcon: `/${files.touchIcon.file}` };
}
