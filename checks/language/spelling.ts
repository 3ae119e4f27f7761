import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lint } from 'cspell';
import { buildFolder, projectRoot } from '../../paths';
import type { Problem } from '../../src/model/problem';
import type { Reading } from './reading';

/** Spells every text with the dictionary of Portugal (cspell.jsonc). The texts stay in build/text/, for whoever wants to read the site at one go. */
export async function checkSpelling(readings: Reading[], folder = join(buildFolder, 'text')): Promise<Problem[]> {
  rmSync(folder, { recursive: true, force: true });
  const files = new Map(readings.map((reading) => [pathToFileURL(write(folder, reading)).href, reading.where]));
  const problems: Problem[] = [];
  const { files: spelt } = await lint(
    ['**/*.txt'],
    { config: join(projectRoot, 'cspell.jsonc'), root: folder, gitignore: false, progress: false, showSuggestions: true },
    {
      issue: ({ uri, text, line, isFlagged, suggestions }) =>
        problems.push({
          file: files.get(uri ?? '') ?? String(uri),
          what: `«${text}» in «${line.text.trim().slice(0, 120)}»`,
          why: isFlagged ? 'it is a word of Brazil, not of Portugal.' : 'the dictionary of Portugal does not have it.',
          mend: `${suggestions?.length ? `write ${suggestions.slice(0, 3).join(', ')}, or another word` : 'write another word'}; a right one goes into checks/language/palavras.txt.`,
        }),
      error: (message, error) => {
        throw new Error(`${message}: ${error.message}`);
      },
    },
  );
  if (spelt !== readings.length) throw new Error(`cspell read ${spelt} of ${readings.length} texts: a check that reads nothing finds nothing.`);
  return problems;
}

function write(folder: string, { where, text }: Reading): string {
  const file = join(folder, `${where}.txt`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
  return file;
}
