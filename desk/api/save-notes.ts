import { contentFiles } from '../../src/model/content';
import { lisbonToday } from '../../src/model/derived/today';
import { dayInWords } from '../../src/model/derived/words';
import { articleFile, schemaOf } from '../schema/content-schemas';
import { labelOfField } from '../schema/words-of-field';
import type { Values } from './entry-text';

type Partner = { placeholder?: string; title?: string } & Record<string, unknown>;

const texts = ['description', 'longDescription', 'conditions'];

/** What the publisher should know after a save that is right. */
export function saveNotes(path: string, before: Values | undefined, after: Values | undefined): string[] {
  if (articleFile.test(path)) return after && !after.draft && String(after.publishedOn) > lisbonToday() ? [waits(String(after.publishedOn))] : [];
  if (path !== contentFiles.casinos.file) return [];
  const [old, now] = [before, after].map((values) => (values?.casinos ?? []) as Partner[]);
  return (now ?? []).flatMap((partner, index) => {
    const example = old?.[index];
    const left = texts.filter((name) => example?.placeholder && !partner.placeholder && partner[name] === example[name]);
    if (left.length === 0) return [];
    const labels = left.map((name) => `«${labelOfField(schemaOf(path), `casinos[0].${name}`).split(' › ').at(-1)}»`);
    return [`«${partner.title}» já não é um exemplo, mas ainda tem palavras do exemplo: veja ${labels.join(', ')}.`];
  });
}

const waits = (day: string) => `Sai a ${dayInWords(day)}: nesse dia, volte a fazer e a enviar o site.`;
