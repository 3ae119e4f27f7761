import type { Problem } from './problem';
import { type Sources, withoutComments } from './sources';

/** No default exports, no barrel files, no folder that takes anything. */
export function checkHouseStyle(sources: Sources): Problem[] {
  return [...sources].flatMap(([file, text]) => {
    if (file.endsWith('.css')) return [];
    const code = withoutComments(text).trim();
    return [
      ...fault(
        file,
        /^export default\b|\bas default\b/m.test(code),
        'it has a default export.',
        'every importer may call it something else.',
        'export it by its name.',
      ),
      ...fault(
        file,
        isBarrel(code),
        'it only passes on what other files export.',
        'one needs a second file to find anything, and imports more than one asks for.',
        'import from the files themselves.',
      ),
      ...fault(
        file,
        /(^|\/)(lib|utils|hooks|helpers|common|shared)\//.test(file),
        'its folder has a name that fits everything.',
        'such folders grow and nobody finds anything in them.',
        'put the file beside the one that uses it.',
      ),
      ...fault(
        file,
        /(^|\/)index\.tsx?$/.test(file),
        'it is called index.',
        'editors then show a row of tabs with one name.',
        'name it after what it exports.',
      ),
    ];
  });
}

const isBarrel = (code: string) =>
  code !== '' && code.split(/;\s*(?:\n|$)/).every((statement) => statement.trim() === '' || /^export\s[^=]*\bfrom\s*['"]/s.test(statement.trim()));

const fault = (where: string, found: boolean, what: string, why: string, mend: string): Problem[] => (found ? [{ where, what, why, mend }] : []);
