import { readWords } from '../../src/model/content';
import { articleFile, labelOf, schemaOf, slugOf } from '../schema/content-schemas';
import type { JsonSchema } from '../schema/json-schema';
import { labelOfField, withWords } from '../schema/words-of-field';
import type { ContentStore } from './content-store';
import type { Desk } from './desk';
import { type Values, valuesIn } from './entry-text';

/** What each {{name}} of the texts stands for. */
export const wordsIn = ({ root }: ContentStore): Record<string, string> => readWords(root, []).words ?? {};

/** An article as its readers know it; without a title, by its address. */
export const titleIn = (path: string, values: Values | undefined, words: Record<string, string>) => withWords(String(values?.title || slugOf(path)), words);

/** Names places in content/ as the publisher knows them: `Uma tarde na Ribeira › Fontes › 1`; with the `values` of the file, items by their names. */
export function placesIn({ store, past }: Pick<Desk, 'store' | 'past'>) {
  const words = wordsIn(store);
  /** Of an article that is gone, as it was last. */
  const textOf = (path: string) => readable(store, path) ?? past.versions(path).map(({ id }) => past.read(path, id).toString('utf8'))[0] ?? '';
  return (path: string, field?: string, values?: Values) => {
    const name = articleFile.test(path) ? titleIn(path, valuesIn(path, textOf(path)), words) : path && labelOf(path);
    return field ? `${name} › ${withWords(labelOfField(schemaOf(path), field, values), words)}` : name;
  };
}

/** The schema of each file, in which articles are known by their titles, also those that are gone. */
export function schemasIn(desk: Desk): (path: string) => JsonSchema {
  const { store, past } = desk;
  const titleOf = placesIn(desk);
  const articles = [...store.articles(), ...past.removed('articles', store.articles())];
  const options = articles.map((path): [string, string] => [slugOf(path), titleOf(path)]);
  return (path) => {
    const schema = schemaOf(path);
    const parts = Object.entries(schema.properties ?? {});
    const named = parts.map(([name, part]) => [name, part.items?.article ? { ...part, items: { ...part.items, options } } : part]);
    return { ...schema, properties: Object.fromEntries(named) };
  };
}

/** One file that cannot be read must not keep the others from the list. */
export function readable(store: ContentStore, path: string): string | undefined {
  try {
    return store.read(path)?.text;
  } catch {
    return undefined;
  }
}
