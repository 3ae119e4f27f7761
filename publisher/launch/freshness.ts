import { Temporal } from 'temporal-polyfill';
import { type Content, contentFiles } from '../../src/model/load-content';
import { dayInWords } from '../../src/model/words';
import type { Finding } from './finding';

/**
 * What must be confirmed again on the day `today`: the contact, once security.txt has expired; the articles and the sources
 * of all claims, more than a year after the last time. Oldest first.
 */
export function freshnessFindings(content: Content, today: string): Finding[] {
  return [...contactFindings(content.site, today), ...yearlyFindings(content, today)];
}

function contactFindings({ contactConfirmedUntil }: Content['site'], today: string): Finding[] {
  // It expires when its day begins.
  if (contactConfirmedUntil > today) return [];
  return [
    {
      kind: 'freshness',
      file: 'site.yaml',
      field: 'contactConfirmedUntil',
      what: `o contacto para avisos de segurança caducou a ${dayInWords(contactConfirmedUntil)}: quem encontre uma falha não sabe se alguém o lê.`,
      mend: 'confirme que os contactos de «Quem responde pelo site» chegam a alguém e avance a data, no máximo, um ano.',
    },
  ];
}

/** The files, articles aside, that cite sources. */
const citing = ['licensedOperators', 'complaints', 'responsibleGambling', 'rules'] as const;

function yearlyFindings(content: Content, today: string): Finding[] {
  const limit = Temporal.PlainDate.from(today).subtract({ years: 1 }).toString();
  const reviewed = content.articles.map(({ file, reviewedOn }) => ({
    on: reviewedOn,
    file,
    field: 'reviewedOn',
    what: 'o artigo foi revisto',
    mend: 'releia o artigo, corrija-o e mude a data da revisão.',
  }));
  const pages = [...content.articles, ...citing.map((name) => ({ file: contentFiles[name].file, sources: content[name].sources }))];
  const consulted = pages.flatMap(({ file, sources }) =>
    sources.map(({ title, address, consultedOn }, index) => ({
      on: consultedOn,
      file,
      field: `sources[${index}].consultedOn`,
      what: `«${title}» foi consultada`,
      mend: `abra ${address ?? 'a fonte'}, confirme o que o texto diz e mude a data da consulta.`,
    })),
  );
  return [...reviewed, ...consulted]
    .filter(({ on }) => on < limit)
    .sort((a, b) => a.on.localeCompare(b.on))
    .map(({ on, file, field, what, mend }) => ({ kind: 'freshness', file, field, what: `${what} há mais de um ano, em ${dayInWords(on)}.`, mend }));
}
