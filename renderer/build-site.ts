import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rollup, ViteBuilder } from 'vite';
import { writeHostFiles } from '../deploy/hosts/write-host-files.ts';
import { oldAddresses } from '../deploy/redirects.ts';
import { type Served, servedFile } from '../deploy/served.ts';
import { buildFolder, contentFolder, distFolder } from '../paths.ts';
import { layOutHeader } from '../src/layout/header-layout.ts';
import type { PanelAddresses, Tone } from '../src/layout/page.ts';
import type { Content } from '../src/model/content.ts';
import type { Theme } from '../src/model/schemas/site.ts';
import { type Cache, openCache } from './cache.ts';
import type * as Entry from './entry.tsx';
import { cspHash, shortHash } from './hash.ts';
import { inlineModule, speculationRules, visitorScript, visitorValues } from './inline-scripts.ts';
import { writePictures } from './pictures.ts';
import { fontFile, rasterise } from './rasterise.ts';
import { isContentError, lockBuild, messageFor, refuseFixed } from './refusal.ts';
import { type SiteWriter, siteWriter } from './site-writer.ts';
import { type DrawingUrls, styleSheets } from './styles.ts';
import { isAside, next, recover, swapIn } from './swap.ts';

const hostsFolder = join(buildFolder, 'hosts');
/** What is published together, what visitors see last. */
const published = [servedFile, hostsFolder, distFolder];

/** Builds the whole site beside the one that is published, and puts it in its place when it is complete. */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  try {
    mkdirSync(buildFolder, { recursive: true });
    const unlock = lockBuild(join(buildFolder, 'building'));
    await build(builder).finally(unlock);
  } catch (error) {
    const sentence = messageFor(error);
    const outcome = published.some(isAside)
      ? `A troca ficou a meio: o que estava publicado está em ${distFolder}.previous, e a próxima construção repõe-no.`
      : 'Nada foi publicado: dist/ continua como estava.';
    // The report of bad content begins with that.
    console.error(isContentError(error) ? sentence : [outcome, sentence].join('\n'));
    if (!sentence) throw error;
    process.exitCode = 1;
    // Else Vite would now build each by itself.
    for (const environment of Object.values(builder.environments)) environment.isBuilt = true;
  }
}

async function build(builder: ViteBuilder): Promise<void> {
  refuseFixed(distFolder);
  recover(published);
  try {
    const { cache, dropUnused } = openCache(join(buildFolder, 'cache'));
    const site = siteWriter(next(distFolder));
    const summary = await writeSite(builder, site, cache).finally(site.end);
    swapIn(published);
    dropUnused();
    console.log(summary);
  } catch (error) {
    recover(published);
    throw error;
  }
}

async function writeSite(builder: ViteBuilder, { write }: SiteWriter, cache: Cache): Promise<string> {
  const { islands, ssr } = builder.environments;
  if (!islands || !ssr) throw new Error('Vite gave the builder no environment for the islands or for the server.');
  const server = (await builder.build(ssr)) as Rollup.RollupOutput;
  const entry: typeof Entry = await import(pathToFileURL(`${buildFolder}/server/entry.js`).href);
  const content = entry.loadContent(contentFolder);
  const { theme } = content.site;
  const scripts = ((await builder.build(islands)) as Rollup.RollupOutput).output.filter((file) => file.type === 'chunk');
  const [loader, visitor] = ['loader', 'visitor'].map((entry) => scripts.find(({ name, isEntry }) => isEntry && name === entry));
  const font = server.output.find((file) => file.type === 'asset' && file.fileName.endsWith('.woff2')) as Rollup.OutputAsset | undefined;
  if (!loader || !visitor || !font)
    throw new Error('The bundles lack the loader (src/browser/loader.ts), src/visitor/visitor.ts or the font (src/styles/base.css).');

  for (const { fileName, code } of scripts.filter((chunk) => chunk !== loader && chunk !== visitor)) await write(fileName, code);
  const drawings = await writeDrawings(entry, theme, write);
  const icons = await writeIcons((name) => entry.drawing(name, theme, 'festive'), write);
  const panels = await writePanels(entry, content, write, cache);
  const pictureProblems = await writePictures(content, contentFolder, cache, write);

  const values = visitorValues(entry.phaseStarts(content.promotion));
  const inline = { visitorScript: visitorScript(visitor, values), speculationRules, loader: inlineModule(loader) };
  const sheets = (tone: Tone) => styleSheets(server, drawings[tone], entry.themeSheet(theme, tone));
  const pages = entry.pagesOf(content);
  const { styles, socialPictures, problems } = await entry.drawPages(
    {
      content,
      pages,
      shared: { ...inline, ...icons, panels, drawings, font: await write(font.fileName, font.source), themeColor: entry.paint('--ground', theme) },
      sheets: { festive: sheets('festive'), calm: sheets('calm') },
    },
    write,
  );
  if (problems.length + pictureProblems.length > 0) throw new entry.ContentError([...pictureProblems, ...problems]);
  for (const [address, svg] of socialPictures) await write(address.slice(1), () => sharedPicture(svg, cache));
  for (const [file, text] of Object.entries(entry.textFiles(content, pages, icons))) await write(file, text);

  const served: Served = {
    hashes: { scripts: [...Object.values(inline), layOutHeader].map(cspHash), styles: [...styles].map(cspHash) },
    addresses: oldAddresses(content.redirects.redirects),
  };
  writeFileSync(next(servedFile), JSON.stringify(served, null, 2));
  mkdirSync(next(hostsFolder));
  await writeHostFiles(served, content.site.address.value, { distFolder: next(distFolder), hostsFolder: next(hostsFolder) });
  const left = entry.judge(entry.launch, { content, today: entry.lisbonToday() }).length;
  return `Verificação de lançamento: ${left} por resolver — npm run launch-check`;
}

const sharedPicture = (svg: string, cache: Cache) => cache([svg, readFileSync(fontFile)], () => rasterise(svg, 1200));

/** Most are the same on pages of either tone, and one file. */
async function writeDrawings({ drawing, drawingNames }: typeof Entry, theme: Theme, write: SiteWriter['write']): Promise<Record<Tone, DrawingUrls>> {
  const written = new Map<string, string>();
  const urlsFor = async (tone: Tone) => {
    const urls: DrawingUrls = new Map();
    for (const name of drawingNames) {
      const svg = drawing(name, theme, tone);
      const url = written.get(svg) ?? (await write(`assets/${name}-${shortHash(svg)}.svg`, svg));
      written.set(svg, url);
      urls.set(name, url);
    }
    return urls;
  };
  return { festive: await urlsFor('festive'), calm: await urlsFor('calm') };
}

async function writePanels({ panelAddresses, panelSvg }: typeof Entry, content: Content, write: SiteWriter['write'], cache: Cache): Promise<PanelAddresses> {
  const written: Promise<unknown>[] = [];
  const addresses = panelAddresses((name, file) => {
    const svg = panelSvg(name, file, content);
    const address = file === 'shared' ? `assets/social/${shortHash(svg)}.png` : `assets/${name}-${shortHash(svg)}.svg`;
    written.push(write(address, file === 'shared' ? () => sharedPicture(svg, cache) : svg));
    return `/${address}`;
  });
  await Promise.all(written);
  return addresses;
}

async function writeIcons(drawing: (name: 'favicon' | 'touch-icon') => string, write: SiteWriter['write']) {
  const [favicon, touchIcon] = [drawing('favicon'), drawing('touch-icon')];
  return {
    favicon: await write(`assets/icons/icone-${shortHash(favicon)}.svg`, favicon),
    faviconFallback: await write(`assets/icons/icone-${shortHash(favicon)}.png`, () => rasterise(favicon, 32)),
    touchIcon: await write(`assets/icons/icone-grande-${shortHash(touchIcon)}.png`, () => rasterise(touchIcon, 512)),
  };
}
