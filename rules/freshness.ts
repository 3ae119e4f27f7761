import { Temporal } from 'temporal-polyfill';
import { dayInWords } from '../src/model/derived/words';
import type { Found } from '../src/model/reading/finding';
import { type Content, contentFiles } from '../src/model/reading/load-content';
import type { Ready, Rule } from './rule';

/** The contact is confirmed before security.txt expires; articles, and the sources of all claims, once a year. Oldest first. */
export const freshness: Rule<Ready> = {
  id: 'freshness',
  severity: 'launch',
  run: ({ content, today }) => [...expiredContact(content.site, today), ...aYearOld(content, today)],
};

function expiredContact({ contactConfirmedUntil }: Content['site'], today: string): Found[] {
  // It expires when its day begins.
  if (contactConfirmedUntil > today) return [];
  return [
    {
      file: 'site.yaml',
      field: 'contactConfirmedUntil',
      what: `o contacto para avisos de segurança caducou a ${dayInWords(contactConfirmedUntil)}.`,
      why: 'quem encontre uma falha não sabe se alguém o lê.',
      mend: 'confirme que os contactos de «Quem responde pelo site» chegam a alguém e avance a data, no máximo, um ano.',
    },
  ];
}

/** The files, articles aside, that cite sources. */
const citing = ['casinos', 'rights', 'licensedOperators', 'responsibleGambling', 'rules'] as const;

function aYearOld(content: Content, today: string): Found[] {
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
  const why = 'leis, preços e contactos mudam, e o leitor conta com o que aqui lê.';
  return [...reviewed, ...consulted]
    .filter(({ on }) => on < limit)
    .sort((a, b) => a.on.localeCompare(b.on))
    .map(({ on, file, field, what, mend }) => ({ file, field, what: `${what} há mais de um ano, em ${dayInWords(on)}.`, why, mend }));
}
