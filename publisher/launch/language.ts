import { habits } from '../../checks/language/phrasing';
import { namesIn, withoutNames } from '../../checks/language/reading';
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

/** The texts of `values` that can be spelt, with their places. */
export const spellable = (values: unknown) =>
  textsIn(values)
    .filter(({ field }) => !unread.test(field))
    .map(({ field, text }) => ({ field, text: text.replace(unspelt, (left) => ' '.repeat(left.length)) }));

/** The words of the texts that the dictionary of Portugal does not know, and those that are not said in Portugal, each once. */
export async function languageFindings(content: Content): Promise<Finding[]> {
  const pages = Object.entries(contentFiles).map(([name, { file }]) => ({ file, value: content[name as keyof typeof contentFiles] as unknown }));
  // What the loader adds to an article is no text of the publisher's.
  const articles = content.articles.map(({ file, headings, blocks, links, pictures, ...fields }) => ({
    file,
    value: { ...fields, body: content.texts.get(file) },
  }));
  const found = new Map<string, Finding>();
  for (const { file, value } of [...pages, ...articles]) {
    const texts = withoutNames(
      spellable(value).map(({ field, text }) => ({ where: field, text })),
      namesIn(content),
    );
    for (const { text: word } of await misspellings(texts.map(({ text }) => text).join('\n\n'), content.dictionary.words)) {
      const field = texts.find(({ text }) => text.includes(word))?.where;
      const mend = 'corrija-a; se é assim que se escreve, aceite-a nesse texto, em «Rever a ortografia».';
      found.set(word, { kind: 'language', file, field, what: `o dicionário não conhece «${word}».`, mend });
    }
    for (const { where: field, text } of texts)
      for (const [pattern, mend] of habits)
        for (const [words] of text.matchAll(pattern))
          found.set(words, { kind: 'language', file, field, what: `«${words.trim()}» não se diz assim em Portugal.`, mend });
  }
  return [...found.values()];
}
