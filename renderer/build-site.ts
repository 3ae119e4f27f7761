import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rollup, ViteBuilder } from 'vite';
// @ts-expect-error: it brings no types.
import { decompress } from 'wawoff2';
import { writeGitHubPagesFiles, writeHostFiles } from '../deploy/hosts/write-host-files.ts';
import { buildFolder, contentFolder, distFolder, projectRoot } from '../paths.ts';
import { fileOf } from '../src/layout/page.ts';
import { openCache } from './cache.ts';
import type * as Entry from './entry.tsx';
import { cspHash, hashOfAll, shortHash } from './hash.ts';
import { writePictures } from './pictures.ts';
import { rasterise } from './rasterise.ts';
import { styleSheets } from './styles.ts';
import { discard, freshFolder, swapIn } from './swap.ts';
import { startThreads } from './threads.ts';
import { speculationRules, visitorScript } from './visitor-script.ts';
import { writeFile } from './write-file.ts';

const cacheFolder = join(buildFolder, 'cache');
const hostsFolder = join(buildFolder, 'hosts');
const hashesFile = join(buildFolder, 'inline-hashes.json');
/** The font of the pages, for pictures: their painter reads no WOFF2. */
const fontFile = join(buildFolder, 'young-serif.ttf');
/** What is larger is compressed quickly: the last percents of a sitemap of 10,000 addresses take seconds. */
const smallFile = 300_000;

/** Builds the whole site beside the one that is published, and puts it in its place when it is complete. */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  const folders = [distFolder, hostsFolder, cacheFolder];
  try {
    const [dist = '', hosts = '', cache = ''] = folders.map(freshFolder);
    const summary = await writeSite(builder, { dist, hosts, cache });
    folders.forEach(swapIn);
    renameSync(`${hashesFile}.next`, hashesFile);
    console.log(summary);
  } catch (error) {
    folders.forEach(discard);
    // The report of bad content is for its publisher: a stack trace would bury it.
    const isReport = error instanceof Error && error.name === 'ContentError';
    console.error(isReport ? error.message : 'Nada foi publicado: dist/ continua como estava.');
    if (!isReport) throw error;
    process.exitCode = 1;
  }
}

async function writeSite(builder: ViteBuilder, fresh: { dist: string; hosts: string; cache: string }): Promise<string> {
  const { islands, ssr } = builder.environments;
  if (!islands || !ssr) throw new Error('Vite gave the builder no environment for the islands or for the server.');
  const server = (await builder.build(ssr)) as Rollup.RollupOutput;
  const entry: typeof Entry = await import(`${pathToFileURL(`${buildFolder}/server/entry.js`)}?${Date.now()}`);
  const threads = startThreads({ contentFolder, cacheFolder, freshCache: fresh.cache, code: codeOf(server) });
  try {
    const { content, phaseStarts, drawings, icons, themeSheet, themeColor } = entry.readSite(contentFolder, false, await threads.read());
    const scripts = ((await builder.build(islands)) as Rollup.RollupOutput).output.filter((file) => file.type === 'chunk');
    const cache = openCache(cacheFolder, fresh.cache);
    /** @returns the file's address. */
    const write = (file: string, text: string | Uint8Array) => {
      writeFile(fresh.dist, file, text, text.length < smallFile ? 'best' : 'quick', cache);
      return `/${file}`;
    };

    const loader = scripts.find(({ name, isEntry }) => isEntry && name === 'loader');
    const font = server.output.find((file) => file.type === 'asset' && file.fileName.endsWith('.woff2')) as Rollup.OutputAsset | undefined;
    if (!loader || !font) throw new Error('The bundles lack the loader (src/browser/loader.ts) or the font (src/styles/base.css).');
    writeFileSync(fontFile, await decompress(font.source));
    for (const { fileName, code } of scripts.filter((chunk) => chunk !== loader)) write(fileName, code);
    const drawingUrls = new Map(Object.entries(drawings).map(([name, svg]) => [name, write(`assets/${name}-${shortHash(svg)}.svg`, svg)]));
    const iconFiles = writeIcons(icons, write);

    const inline = {
      visitorScript: await visitorScript(phaseStarts),
      speculationRules,
      // Inline, it finds its imports from the page's address, not from its own.
      loader: loader.code.trim().replaceAll('`./', '`/assets/'),
    };
    const scriptHashes = Object.values(inline).map(cspHash);
    const sendsHeaders = builder.config.mode !== 'github-pages';
    const pictureProblems = await writePictures(content, contentFolder, cache, write);
    const { styles, problems } = await threads.draw({
      // Only what is wrong with a link needs all links.
      content: { ...content, articles: content.articles.map((article) => ({ ...article, links: [] })), waiting: [], texts: new Map() },
      shared: {
        ...inline,
        ...iconFiles,
        font: write(font.fileName, font.source),
        themeColor,
      },
      sheets: styleSheets(server, drawingUrls, themeSheet),
      scriptHashes: sendsHeaders ? undefined : scriptHashes,
      fontFile,
      distFolder: fresh.dist,
    });
    if (problems.length + pictureProblems.length > 0) throw new entry.ContentError([...pictureProblems, ...problems]);

    const pages = entry.pagesOf(content);
    for (const [file, text] of Object.entries(entry.textFiles(content, pages, iconFiles))) write(file, text);
    for (const { path } of pages) if (!isWhole(join(fresh.dist, fileOf(path)))) throw new Error(`${fileOf(path)} was not written whole.`);
    const hashes = { scripts: scriptHashes, styles: [...styles].map(cspHash) };
    writeFileSync(`${hashesFile}.next`, JSON.stringify(hashes, null, 2));
    if (sendsHeaders) await writeHostFiles(hashes, content.site.address.value, { distFolder: fresh.dist, hostsFolder: fresh.hosts });
    else await writeGitHubPagesFiles(fresh.dist);
    return `Verificação de lançamento: ${entry.marksIn(content).length} valores provisórios — npm run launch-check`;
  } finally {
    await threads.stop();
  }
}

/** All that the pages are made with, besides content: what was kept of a build with other code is of no use. */
const codeOf = ({ output }: Rollup.RollupOutput) =>
  hashOfAll([readFileSync(`${projectRoot}package-lock.json`), ...output.map((file) => (file.type === 'chunk' ? file.code : file.source))]);

function writeIcons({ favicon, touchIcon }: { favicon: string; touchIcon: string }, write: (file: string, content: string | Uint8Array) => string) {
  return {
    favicon: write(`assets/icons/icone-${shortHash(favicon)}.svg`, favicon),
    faviconFallback: write(`assets/icons/icone-${shortHash(favicon)}.png`, rasterise(favicon, 32, fontFile)),
    touchIcon: write(`assets/icons/icone-grande-${shortHash(touchIcon)}.png`, rasterise(touchIcon, 512, fontFile)),
  };
}

const isWhole = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
