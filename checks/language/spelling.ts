import { join } from 'node:path';
import { readSettings, spellCheckDocument } from 'cspell-lib';
import { projectRoot } from '../../paths';
import type { Reading, Remark } from './reading';

export async function checkSpelling(readings: Reading[], accepted: string[]): Promise<Remark[]> {
  const problems = readings.map(async ({ where, text }) =>
    (await misspellings(text, accepted)).map(
      ({ text: word, line, suggestions = [] }): Remark => ({
        file: where,
        found: word,
        what: `«${word}» in «${line?.text.trim().slice(0, 120)}»`,
        why: 'the dictionary of Portugal does not have it.',
        mend: `${suggestions.length ? `write ${suggestions.join(', ')}, or another word` : 'write another word'}; a right one goes into content/dictionary.yaml.`,
      }),
    ),
  );
  return (await Promise.all(problems)).flat();
}

/** The words that the dictionary of Portugal (cspell.jsonc) does not have; `accepted` are right all the same. */
export async function misspellings(text: string, accepted: string[]) {
  const settings = { ...(await readSettings(join(projectRoot, 'cspell.jsonc'))), words: accepted };
  const options = { noConfigSearch: true, generateSuggestions: true, numSuggestions: 3 };
  const { issues, errors = [] } = await spellCheckDocument({ uri: 'texto.txt', text, languageId: 'plaintext' }, options, settings);
  for (const error of errors) throw error;
  return issues;
}
