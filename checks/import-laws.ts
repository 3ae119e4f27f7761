import { posix } from 'node:path';
import type { Problem } from './problem';
import { type Sources, withoutComments } from './sources';

/** Leaves: they import nothing of ours, so anyone may import them. */
const leaves = ['src/routes.ts', 'src/markdown.ts'];

/**
 * Who may import what, in `src`: the narrowest folder of a file decides. Islands are woken inside overlays and pages,
 * and draw toasts; partners, promotion and legal are parts that several pages share.
 */
const laws: { of: string; may: string[]; except?: string[] }[] = [
  { of: 'src/model/', may: ['src/model/', ...leaves] },
  { of: 'src/ui/', may: ['src/ui/', ...leaves] },
  { of: 'src/art/', may: ['src/art/', 'src/model/', 'src/ui/', ...leaves] },
  { of: 'src/visitor/', may: ['src/visitor/', 'src/model/'] },
  { of: 'src/', may: ['src/'], except: ['src/pages/'] },
  { of: 'renderer/', may: ['renderer/', 'src/', 'deploy/', 'publisher/'], except: ['src/pages/'] },
  { of: 'deploy/', may: ['deploy/', 'renderer/', 'src/'], except: ['src/pages/'] },
  { of: 'checks/', may: ['checks/', 'deploy/', 'renderer/', 'src/'], except: ['src/pages/'] },
];

/** The list of pages is the only file that names them. */
const listOfPages = 'src/site.tsx';

export function checkImportLaws(sources: Sources): Problem[] {
  return [...sources].flatMap(([file, text]) =>
    file.endsWith('.css')
      ? []
      : importsOf(file, text)
          .filter((imported) => !isAllowed(file, imported))
          .map((imported) => ({
            where: file,
            what: `it imports ${imported}.`,
            why: 'each layer can be read, tested and thrown away without those above it.',
            mend: 'move what both need down to the lower of the two, or hand it over as a prop.',
          })),
  );
}

function isAllowed(file: string, imported: string): boolean {
  if (file === listOfPages) return true;
  const page = /^src\/pages\/[^/]+\//.exec(file)?.[0];
  if (page) return imported.startsWith(page) || !imported.startsWith('src/pages/');
  const law = laws.find(({ of }) => file.startsWith(of));
  return !law || (law.may.some((folder) => imported.startsWith(folder)) && !law.except?.some((folder) => imported.startsWith(folder)));
}

/** The files of ours that `file` imports, without their extension unless they are leaves. */
function importsOf(file: string, text: string): string[] {
  const specifiers = [...withoutComments(text).matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"?]+)/g)].map(([, specifier]) => specifier ?? '');
  return specifiers.map((specifier) => posix.join(posix.dirname(file), specifier)).map((path) => (leaves.includes(`${path}.ts`) ? `${path}.ts` : path));
}
