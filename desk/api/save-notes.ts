import { contentFiles } from '../../src/model/content';
import { lisbonToday } from '../../src/model/derived/today';
import { dayInWords } from '../../src/model/derived/words';
import { articleFile } from '../schema/content-schemas';
import type { Values } from './entry-text';

type Partner = { placeholder?: string; title?: string; link?: string };

/** What the publisher should know after a save that is right. */
export function saveNotes(path: string, before: Values | undefined, after: Values | undefined): string[] {
  if (articleFile.test(path)) return after && !after.draft && String(after.publishedOn) > lisbonToday() ? [waits(String(after.publishedOn))] : [];
  if (path === contentFiles.licensedOperators.file) return isReadAnew(before, after) ? [stillRead] : [];
  if (path !== contentFiles.casinos.file) return [];
  const [old, now] = [before, after].map((values) => (values?.casinos ?? []) as Partner[]);
  return (now ?? []).flatMap((partner, index) => {
    const example = old?.[index];
    return leadsHome(partner) && !(example && leadsHome(example))
      ? [`O botão de «${partner.title}» leva à primeira página da marca, que não fica a saber donde vem o leitor: se tem uma ligação de afiliado, ponha-a.`]
      : [];
  });
}

/** As «Quem tem licença» fills it in. */
function leadsHome({ placeholder, link = '' }: Partner): boolean {
  if (placeholder || !URL.canParse(link)) return false;
  const { origin, href } = new URL(link);
  return href === `${origin}/`;
}

/** On another day, and told as the last time. */
const isReadAnew = (before: Values = {}, after: Values = {}) =>
  JSON.stringify([before.readOn, before.domainsReadOn]) !== JSON.stringify([after.readOn, after.domainsReadOn]) && before.howRead === after.howRead;

const stillRead = 'A leitura mudou, e «Como a lista foi lida» diz o mesmo que antes: confirme que ainda é verdade.';

const waits = (day: string) => `Sai a ${dayInWords(day)}: nesse dia, volte a fazer e a enviar o site.`;
