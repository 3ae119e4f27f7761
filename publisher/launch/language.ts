import { habits } from '../../checks/language/phrasing';
import { namesIn, wholeWords, withoutNames } from '../../checks/language/reading';
import { misspellings } from '../../checks/language/spelling';
import { type Content, contentFiles } from '../../src/model/load-content';
import { textsIn } from '../../src/model/parts';
import type { Finding } from './finding';
import { launchFindings } from './launch-findings';

/** All that the launch check has to say. */
export const everyFinding = async (content: Content, today: string) => [...launchFindings(content, today), ...(await languageFindings(content))];

/** What nobody spells: addresses, {{names}}, the marks of a block, and values that are no words. */
const unspelt = /https?:\/\/\S+|\]\([^)]*\)|\{\{[^}]*\}\}|^::.*$|[\w.-]+@[\w.-]+/gm;
const unread = /(^|\.)(slug|id|from|to|link|address|website|site|tile|ornament|mark|theme|licenceList|readAs|domain|file)$|^related\[/;

type Remark = { field: string; found: string; words: string; unknown?: boolean };

/** What the dictionary of Portugal does not know in the texts of `value`, and what matches `patterns`; `accepted` words and `names` are right. */
export async function remarksOn(value: unknown, accepted: string[], patterns = habits, names: string[] = []): Promise<Remark[]> {
  const spellable = textsIn(value).filter(({ field }) => !unread.test(field));
  const plain = spellable.map(({ field, text }) => ({ where: field, text: text.replace(unspelt, (left) => ' '.repeat(left.length)) }));
  const texts = withoutNames(plain, names).map(({ where: field, text }) => ({ field, text }));
  const ours = texts.flatMap(({ field, text }) =>
    patterns.flatMap(([pattern, words]) => [...text.matchAll(pattern)].map(([found]) => ({ field, found: found.trim(), words }))),
  );
  const issues = await misspellings(texts.map(({ text }) => text).join('\n\n'), accepted);
  const unknown = [...new Map(issues.map((issue) => [issue.text, issue.suggestions ?? []]))].flatMap(([found, suggestions]) => {
    const words = `O dicionário não a conhece.${suggestions.length > 0 ? ` Talvez: ${suggestions.join(', ')}.` : ''}`;
    const places = texts.filter(({ text }) => wholeWords(found).test(text));
    return places.map(({ field }) => ({ field, found, words, unknown: true }));
  });
  return [...unknown.filter(({ found }) => !ours.some((remark) => remark.found === found)), ...ours];
}

/** The words of the texts that the dictionary does not know, and those that are not said in Portugal, each once. */
export async function languageFindings(content: Content): Promise<Finding[]> {
  const pages = Object.entries(contentFiles).map(([name, { file }]) => ({ file, value: content[name as keyof typeof contentFiles] as unknown }));
  // What the loader adds to an article is no text of the publisher's.
  const articles = content.articles.map(({ file, headings, blocks, links, pictures, ...fields }) => ({
    file,
    value: { ...fields, body: content.texts.get(file) },
  }));
  const findings = new Map<string, Finding>();
  for (const { file, value } of [...pages, ...articles]) {
    for (const { field, found, words, unknown } of await remarksOn(value, content.dictionary.words, habits, namesIn(content))) {
      const what = unknown ? `o dicionário não conhece «${found}».` : `«${found}» não se diz assim em Portugal.`;
      const mend = unknown ? 'corrija-a; se é assim que se escreve, aceite-a nesse texto, em «Rever a ortografia».' : words;
      findings.set(found, { kind: 'language', file, field, what, mend });
    }
  }
  return [...findings.values()];
}
