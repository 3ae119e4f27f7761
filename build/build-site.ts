import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ViteBuilder } from 'vite';
import type * as Render from '../src/render.tsx';
import { brokenLinks } from './broken-links.ts';
import { hostFiles } from './host-files.ts';
import { entries, folders } from './paths.ts';
import { writePictures } from './pictures.ts';

/**
 * Builds the whole site beside the one that is published, and puts it in its place when it is complete. Content that is
 * wrong stops it, and what is published stays as it is.
 */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  const browser = readManifest(folders.next);
  const drawn = readManifest(folders.pages);
  cpSync(join(folders.pages, 'assets'), join(folders.next, 'assets'), { recursive: true, filter: (file) => !/\.(?:css|js)$/.test(file) });

  const render: typeof Render = await import(pathToFileURL(resolve(folders.pages, outputOf(drawn, entries.render))).href);
  try {
    const content = render.loadContent(folders.content, await writePictures(folders.pictures, folders.next));
    const scripts = {
      headScript: readFileSync(join(folders.head, outputOf(readManifest(folders.head), entries.head)), 'utf8').trim(),
      mainScript: `/${outputOf(browser, entries.main)}`,
    };
    const styles = new Set<string>();
    const pages = new Map<string, string>();
    for (const page of render.pagesOf(content)) {
      const css = stylesOf(drawn, [entries.render, `src/pages/${page.view}.tsx`]);
      for (const sheet of css) styles.add(sheet);
      pages.set(page.path ?? '/404', await render.renderPage(page, content, { ...scripts, styles: css }));
    }
    const broken = brokenLinks(pages);
    if (broken.length > 0) return refuse(broken.join('\n'));
    for (const [path, html] of pages) write(path === '/' ? 'index.html' : `${path}.html`, html);
    for (const [file, text] of Object.entries(render.textFiles(content))) write(file, text);
    for (const [file, text] of Object.entries(hostFiles({ scripts: [scripts.headScript], styles: [...styles] }))) write(file, text);
    rmSync(join(folders.next, '.vite'), { recursive: true });
    swap();
    const open = render.launchProblems(content).length;
    console.log(open === 0 ? 'Verificação de lançamento: tudo resolvido.' : `Verificação de lançamento: ${open} por resolver (npm run check).`);
  } catch (error) {
    if (!(error instanceof render.ContentError)) throw error;
    refuse(error.message);
  } finally {
    rmSync(folders.next, { recursive: true, force: true });
  }
}

function refuse(report: string): void {
  console.error(`${report}\n\nNada foi publicado: dist/ continua como estava.`);
  process.exitCode = 1;
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

function outputOf(manifest: Manifest, source: string): string {
  const file = manifest[source]?.file;
  if (!file) throw new Error(`The build has no ${source}.`);
  return file;
}

/** The CSS of these modules and of what they import, each sheet once: what all pages share comes first. */
function stylesOf(manifest: Manifest, sources: string[]): string[] {
  const seen = new Set<string>();
  const visit = (source: string): string[] => {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) return [];
    seen.add(source);
    return [...(chunk.imports ?? []).flatMap(visit), ...(chunk.css ?? [])];
  };
  return [...new Set(sources.flatMap(visit))].map((file) => readFileSync(join(folders.pages, file), 'utf8').trim());
}

function write(file: string, text: string): void {
  const path = join(folders.next, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function swap(): void {
  const old = `${folders.dist}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folders.dist)) renameSync(folders.dist, old);
  renameSync(folders.next, folders.dist);
  rmSync(old, { recursive: true, force: true });
}
