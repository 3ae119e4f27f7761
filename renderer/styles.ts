import { readFileSync } from 'node:fs';
import { decl, parse, rule } from 'postcss';
import type { Rollup } from 'vite';
import { frameModule, projectRoot } from '../paths.ts';

/** The order of the layers comes first on every page: whatever follows may come in any order. */
export const layerOrder = () => readFileSync(`${projectRoot}src/styles/layers.css`, 'utf8').trim();

/** The CSS of a bundle: what every page carries, and by its file what each module brings besides. */
export type StyleSheets = { base: string; sheetsOf: Map<string, string[]> };

/** @param themeSheet the CSS that the site's theme lays over the usual one. */
export function styleSheets({ output }: Rollup.RollupOutput, drawings: DrawingUrls, themeSheet: string): StyleSheets {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file as Rollup.OutputChunk & Css] as const] : [])));
  const assets = new Map(output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, String(file.source)] as const] : [])));
  const cssOf = (chunk: string) => [...withImports(chunk, chunks)].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]);
  const text = (files: string[]) => files.map((file) => assets.get(file) ?? '');

  const frame = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(frameModule));
  if (!frame) throw new Error(`${frameModule} is in no file of the server bundle.`);
  const shared = cssOf(frame.fileName);
  const own = (chunk: string) => text(cssOf(chunk).filter((file) => !shared.includes(file))).map((css) => withDrawings(css, drawings));
  return {
    base: layerOrder() + withDrawings(text(shared).join('') + themeSheet, drawings),
    sheetsOf: new Map([...chunks.values()].flatMap(({ fileName, facadeModuleId }) => (facadeModuleId ? [[facadeModuleId, own(fileName)]] : []))),
  };
}

/** From the modules that a page loads, in whatever order, to its CSS: two blocks at most, the first the same on every page. */
export function pageStyles(sheets: StyleSheets): (modules: string[]) => string[] {
  const known = new Map<string, string[]>();
  return (modules) => {
    const key = modules.toSorted().join();
    const styles = known.get(key) ?? stylesOf(sheets, modules);
    known.set(key, styles);
    return styles;
  };
}

function stylesOf({ base, sheetsOf }: StyleSheets, modules: string[]): string[] {
  const unknown = modules.find((module) => !sheetsOf.has(module));
  if (unknown !== undefined) throw new Error(`${unknown} is no file of its own in the server bundle, so its CSS cannot be told from that of others.`);
  const wanted = new Set([...sheetsOf].flatMap(([module, sheets]) => (modules.includes(module) ? sheets : [])));
  // In one order on all pages: those that show the same by other modules have the same bytes, and one hash in the policy.
  const own = [...new Set([...sheetsOf.values()].flat())].filter((sheet) => wanted.has(sheet));
  return own.length === 0 ? [base] : [base, own.join('')];
}

/** From a drawing's name to its address. */
export type DrawingUrls = Map<string, string>;

/**
 * `css` in which each rule that shows a drawing, `var(--drawing-<name>)` or `var(--picture-<name>)`, is told its address once
 * the words are painted (src/visitor/visitor.ts): Chromium lays out an SVG file on the main thread. The rule is told, not the
 * root: what all inherit would have all styled anew.
 */
export function withDrawings(css: string, urls: DrawingUrls): string {
  const sheet = parse(css);
  sheet.walkRules((shown) => {
    const addresses = new Map<string, string>();
    let isPicture = false;
    shown.each((node) => {
      if (node.type !== 'decl') return;
      for (const [variable, kind = '', name = ''] of node.value.matchAll(/var\(--(drawing|picture)-([\w-]+)\)?/g)) {
        const url = urls.get(name);
        if (!url) throw new Error(`${shown.selector} shows --${kind}-${name}, which src/art/drawings.ts does not have.`);
        isPicture ||= kind === 'picture';
        // A property that is nothing but the address is told it itself: fewer bytes in every page.
        const isAddress = node.prop.startsWith('--') && node.value === variable;
        addresses.set(isAddress ? node.prop : `--drawing-${name}`, `url(${url})`);
        if (isAddress) node.value = 'none';
      }
    });
    const marker = isPicture ? '[data-drawings=""]' : '[data-drawings]';
    const selector = shown.selectors.map((each) => `html:not(${marker}) ${each}`).join();
    const nodes = [...addresses].map(([prop, value]) => decl({ prop, value }));
    if (addresses.size > 0) shown.before(rule({ selector, nodes }));
  });
  return sheet.toString().replace(/var\(--(?:drawing|picture)-([\w-]+)\)/g, 'var(--drawing-$1,none)');
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
