import { contentFiles } from '../../src/model/content';
import { lisbonToday } from '../../src/model/derived/today';
import { dayInWords } from '../../src/model/derived/words';
import { articleFile, schemaOf } from '../schema/content-schemas';
import { labelOfField } from '../schema/words-of-field';
import type { Values } from './entry-text';

type Partner = { placeholder?: string; title?: string; link?: string } & Record<string, unknown>;

const texts = ['description', 'longDescription', 'conditions'];

/** What the publisher should know after a save that is right. */
export function saveNotes(path: string, before: Values | undefined, after: Values | undefined): string[] {
  if (articleFile.test(path)) return after && !after.draft && String(after.publishedOn) > lisbonToday() ? [waits(String(after.publishedOn))] : [];
  if (path !== contentFiles.casinos.file) return [];
  const [old, now] = [before, after].map((values) => (values?.casinos ?? []) as Partner[]);
  return (now ?? []).flatMap((partner, index) => {
    const example = old?.[index];
    const left = texts.filter((name) => example?.placeholder && !partner.placeholder && partner[name] === example[name]);
    const labels = left.map((name) => `«${labelOfField(schemaOf(path), `casinos[0].${name}`).split(' › ').at(-1)}»`);
    return [
      ...(left.length > 0 ? [`«${partner.title}» já não é um exemplo, mas ainda tem palavras do exemplo: veja ${labels.join(', ')}.`] : []),
      ...(leadsHome(partner) && !(example && leadsHome(example))
        ? [`O botão de «${partner.title}» leva à primeira página da marca, que não fica a saber donde vem o leitor: se tem uma ligação de afiliado, ponha-a.`]
        : []),
    ];
  });
}

/** As «Quem tem licença» fills it in. */
function leadsHome({ placeholder, link = '' }: Partner): boolean {
  if (placeholder || !URL.canParse(link)) return false;
  const { origin, href } = new URL(link);
  return href === `${origin}/`;
}

const waits = (day: string) => `Sai a ${dayInWords(day)}: nesse dia, volte a fazer e a enviar o site.`;
