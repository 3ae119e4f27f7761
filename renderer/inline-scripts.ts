import { posix } from 'node:path';
import { parseSync, type Rollup } from 'vite';
import type { PhaseStarts } from '../src/model/derived/phase.ts';

const ownPages = { href_matches: '/*' };

/**
 * Pages of this site are fetched and drawn ahead when someone is about to go there; links that leave it never are. `eager`
 * alone would on a phone mean every link in sight: nothing is under a mouse there.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    { where: ownPages, eagerness: 'moderate' },
    { where: { and: [ownPages, { selector_matches: 'a:hover' }] }, eagerness: 'eager' },
  ],
});

/** What src/visitor is told by the renderer, by the names that it has there. */
export const visitorValues = (starts: PhaseStarts) => ({ PHASE_STARTS: starts });

/** src/visitor as a classic script, which runs at once. @throws when it shares code with what comes in files. */
export function visitorScript({ code, fileName, imports, dynamicImports }: Rollup.OutputChunk, values: ReturnType<typeof visitorValues>): string {
  // All that makes it a module is an empty `export{}` at its end.
  const [end, ...others] = parseSync(fileName, code).program.body.filter(({ type }) => type.startsWith('Export') || type.startsWith('Import'));
  if (others.length + imports.length + dynamicImports.length > 0)
    throw new Error('src/visitor/visitor.ts must stand alone on a page: it may share no code with src/browser.');
  return `((${Object.keys(values)})=>{${code.slice(0, end?.start).trim()}})(${Object.values(values).map((value) => JSON.stringify(value))})`;
}

/** A module as it may stand in a page, where its imports are found from the page's address and not from its own. */
export function inlineModule({ code: asWritten, fileName }: Pick<Rollup.OutputChunk, 'code' | 'fileName'>): string {
  const code = asWritten.trim();
  const { staticImports, dynamicImports } = parseSync(fileName, code).module;
  const requests = [...staticImports, ...dynamicImports].map(({ moduleRequest }) => moduleRequest).toSorted((a, b) => b.start - a.start);
  return requests.reduce((text, { start, end }) => {
    // Without its quotation marks.
    const file = text.slice(start + 1, end - 1);
    if (!/^\.\/[\w.-]+$/.test(file)) throw new Error(`${fileName} imports ${text.slice(start, end)}, which is no file beside it.`);
    return text.slice(0, start + 1) + posix.join('/', posix.dirname(fileName), file) + text.slice(end - 1);
  }, code);
}
