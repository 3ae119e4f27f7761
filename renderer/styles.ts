import { readFileSync } from 'node:fs';
import type { Rollup } from 'vite';
import { type DrawingUrls, withDrawings } from './drawing-variables.ts';
import { projectRoot } from './paths.ts';

/** The order of the layers comes first on every page: whatever follows may come in any order. */
export const layerOrder = readFileSync(`${projectRoot}src/styles/layers.css`, 'utf8').trim();

/**
 * From a server bundle to the CSS of each page: two blocks, the one that the document itself needs, the same on every
 * page, and the rest of what the page's modules import.
 * @param dress the CSS that the site's dress lays over the usual one.
 */
export function stylesFrom(bundle: Rollup.RollupOutput, frameModule: string, drawings: DrawingUrls, dress: string) {
  const chunks = new Map(bundle.output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const assets = new Map(bundle.output.filter((file) => file.type === 'asset').map((asset) => [asset.fileName, String(asset.source)]));

  function cssOf(moduleFile: string): string[] {
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(moduleFile));
    if (!chunk) throw new Error(`${moduleFile} is in no file of the server bundle.`);
    return [...withImports(chunk.fileName, chunks)].flatMap((file) => [...((chunks.get(file) as Rollup.OutputChunk & Css).viteMetadata?.importedCss ?? [])]);
  }

  const shared = cssOf(frameModule);
  const base = layerOrder + withDrawings(shared.map((file) => assets.get(file)).join('') + dress, drawings);
  const known = new Map<string, string[]>();

  return (moduleFiles: string[]): string[] => {
    const key = moduleFiles.join();
    const blocks = known.get(key) ?? blocksOf(moduleFiles);
    known.set(key, blocks);
    return blocks;
  };

  function blocksOf(moduleFiles: string[]): string[] {
    const own = [...new Set(moduleFiles.flatMap(cssOf))].filter((file) => !shared.includes(file));
    return own.length === 0 ? [base] : [base, withDrawings(own.map((file) => assets.get(file)).join(''), drawings)];
  }
}

type Css = { viteMetadata?: { importedCss: Set<string> } };

function withImports(file: string, chunks: Map<string, Rollup.OutputChunk>, seen = new Set<string>()): Set<string> {
  const chunk = chunks.get(file);
  // What Node itself loads, such as React, is no file of the bundle.
  if (!chunk || seen.has(file)) return seen;
  seen.add(file);
  for (const imported of chunk.imports) withImports(imported, chunks, seen);
  return seen;
}
