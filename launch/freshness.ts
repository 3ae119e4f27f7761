import { Temporal } from 'temporal-polyfill';
import type { Content } from '../src/content/load-content';
import { dayInWords } from '../src/content/words';
import type { Finding } from './finding';

/** What was last confirmed more than a year before `today`: the articles, and the sources of their claims. Oldest first. */
export function freshnessFindings({ articles }: Content, today: string): Finding[] {
  const limit = Temporal.PlainDate.from(today).subtract({ years: 1 }).toString();
  const dated = articles.flatMap(({ file, reviewedOn, sources }) => [
    { on: reviewedOn, file, field: 'reviewedOn', what: 'o artigo foi revisto', mend: 'releia o artigo, corrija-o e mude a data da revisão.' },
    ...sources.map(({ title, address, consultedOn }, index) => ({
      on: consultedOn,
      file,
      field: `sources[${index}].consultedOn`,
      what: `«${title}» foi consultada`,
      mend: `abra ${address}, confirme o que o artigo diz e mude a data da consulta.`,
    })),
  ]);
  return dated
    .filter(({ on }) => on < limit)
    .sort((a, b) => a.on.localeCompare(b.on))
    .map(({ on, file, field, what, mend }) => ({ kind: 'freshness', file, field, what: `${what} há mais de um ano, em ${dayInWords(on)}.`, mend }));
}
