import type { Content } from '../../src/model/load-content';
import { dayInWords } from '../../src/model/words';
import { labelOf, schemaOf } from '../schema/content-schemas';
import { deskLink } from '../schema/desk-link';
import { labelOfField } from '../schema/words-of-field';
import { type Finding, inGroups } from './finding';

/** The whole list, by who must act and then by file, and what comes out by itself; `isNew` for what was not there the last time. */
export function report(findings: (Finding & { isNew?: boolean })[], waiting: Content['waiting'] = []): string {
  const groups = inGroups(findings).map(({ actor, files }) => {
    const theirs = files.map(({ file, found }) => [`  ${labelOf(file)} (content/${file})`, ...found.map(inWords)].join('\n\n'));
    return [actor, ...theirs].join('\n\n');
  });
  const schedule = scheduled(waiting).map(
    ({ title, publishedOn }) => `Agendado: «${title}» sai em ${dayInWords(publishedOn)}. Volte a publicar o site nesse dia.`,
  );
  const fresh = findings.filter(({ isNew }) => isNew).length;
  const points = findings.length === 1 ? '1 ponto' : `${findings.length} pontos`;
  const sum = findings.length === 0 ? 'Nada por resolver.' : `${points} por resolver${fresh > 0 ? `, ${fresh} de novo` : ''}.`;
  return [...groups, [...schedule, sum].join('\n')].join('\n\n\n');
}

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
