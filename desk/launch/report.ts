import type { Content } from '../../src/model/content';
import { dayInWords } from '../../src/model/derived/words';
import type { Finding } from '../../src/model/finding';
import { labelOf, schemaOf } from '../schema/content-schemas';
import { deskLink } from '../schema/desk-link';
import { labelOfField } from '../schema/words-of-field';
import { inGroups, inTheWay } from './actors';
import { switchedOff } from './switched-off';

/** The whole list, by who must act and then by file, and what else is to be known; `isNew` for what was not there the last time. */
export function report(findings: (Finding & { isNew?: boolean })[], notes: string[] = []): string {
  const groups = inGroups(findings).map(({ actor, files }) => {
    const theirs = files.map(({ file, found }) => [`  ${labelOf(file)} (content/${file})`, ...found.map(inWords)].join('\n\n'));
    return [actor, ...theirs].join('\n\n');
  });
  const fresh = findings.filter(({ isNew }) => isNew).length;
  const count = inTheWay(findings).length;
  const remarks = findings.length - count;
  const sum = [
    count === 0 ? 'nada por resolver' : count === 1 ? '1 ponto por resolver' : `${count} pontos por resolver`,
    ...(remarks > 0 ? [remarks === 1 ? '1 reparo' : `${remarks} reparos`] : []),
    ...(fresh > 0 ? [`${fresh} de novo`] : []),
  ].join(', ');
  return [...groups, [...notes, `${sum.charAt(0).toUpperCase()}${sum.slice(1)}.`].join('\n')].join('\n\n\n');
}

/** What is no point to settle: what comes out by itself, and what is switched off. */
export const notesOn = (content: Pick<Content, 'waiting' | 'home'>): string[] => [
  ...scheduled(content.waiting).map(({ title, publishedOn }) => `Agendado: «${title}» sai em ${dayInWords(publishedOn)}. Volte a publicar o site nesse dia.`),
  ...switchedOff(content).map(({ title, what }) => `A secção «${title}» ${what}`),
];

/** What appears by itself, on a day on which the site must be built again. */
export const scheduled = (waiting: Content['waiting']) =>
  waiting
    .filter(({ draft }) => !draft)
    .map(({ title, file, publishedOn }) => ({ title, file, publishedOn }))
    .sort((a, b) => a.publishedOn.localeCompare(b.publishedOn));

function inWords({ file, field, what, mend, isNew }: Finding & { isNew?: boolean }): string {
  const place = field ? labelOfField(schemaOf(file), field) : 'no texto';
  return [`    ${isNew ? '[novo] ' : ''}${place}`, what, `Como resolver: ${mend}`, `Na mesa: ${deskLink(file, field)}`].join('\n      ');
}
