import type { Content } from '../../src/model/load-content';
import { dayInWords } from '../../src/model/words';
import { labelOf, schemaOf } from '../schema/content-schemas';
import { deskLink } from '../schema/desk-link';
import { labelOfField } from '../schema/words-of-field';
import { type Finding, inGroups } from './finding';

/** The whole list, by who must act and then by file; `isNew` says what was not there the last time. */
export function report(findings: Finding[], isNew: (finding: Finding) => boolean = () => false): string {
  return inGroups(findings)
    .map(({ actor, files }) => {
      const theirs = files.map(({ file, found }) => [`  ${labelOf(file)} (content/${file})`, ...found.map((one) => inWords(one, isNew(one)))].join('\n\n'));
      return [actor, ...theirs].join('\n\n');
    })
    .join('\n\n\n');
}

export const points = (count: number): string => (count === 1 ? '1 ponto' : `${count} pontos`);

/** What appears by itself, on a day on which the site must be built again. */
export const scheduleInWords = ({ waiting }: Pick<Content, 'waiting'>): string[] =>
  waiting
    .filter(({ draft }) => !draft)
    .sort((a, b) => a.publishedOn.localeCompare(b.publishedOn))
    .map(({ title, publishedOn }) => `Agendado: «${title}» sai em ${dayInWords(publishedOn)}. Volte a fazer e a publicar o site nesse dia.`);

function inWords({ file, field, what, mend }: Finding, isNew: boolean): string {
  const place = field ? labelOfField(schemaOf(file), field) : 'no texto';
  return [`    ${isNew ? '[novo] ' : ''}${place}`, what, `Como resolver: ${mend}`, `Na mesa: ${deskLink(file, field)}`].join('\n      ');
}
