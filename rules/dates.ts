import { Temporal } from 'temporal-polyfill';
import { contentFiles } from '../src/model/content';
import { dayInWords } from '../src/model/derived/words';
import { isUnder, licensedHost } from '../src/model/schemas/casinos';
import type { Ready } from './rule';

/** In days: SRIJ's list changes several times a year. */
const licenceHolds = 60;

const dayBefore = (today: string, time: Temporal.DurationLike) => Temporal.PlainDate.from(today).subtract(time).toString();

/** The partners, and the table of who has a licence, have been looked up in the last sixty days; the domain of each partner is in the table. */
export const licences = ({ content: { casinos, licensedOperators }, today }: Ready) => {
  const { operators, readOn, domainsReadOn = readOn.value } = licensedOperators;
  const oldest = dayBefore(today, { days: licenceHolds });
  const isOld = (day: string) => day < oldest || day > today;
  const why = 'a lista do SRIJ muda várias vezes por ano, e promover um operador que lá não esteja pode ser crime.';
  const ofPartners = casinos.casinos.flatMap(({ title, link, licence }, index) => {
    if (!licence) return [];
    const { seenOn } = licence;
    const host = licensedHost({ link, licence });
    const seen =
      seenOn > today
        ? `${dayInWords(seenOn)} ainda não chegou.`
        : `a licença de «${title}» foi vista há mais de ${licenceHolds} dias, em ${dayInWords(seenOn)}.`;
    const old = {
      field: 'seenOn',
      what: seen,
      mend: 'procure a marca na lista do SRIJ, compare o domínio letra a letra e escreva o dia em que a viu; se já lá não estiver, retire o parceiro.',
    };
    const unlisted = {
      field: 'domain',
      what: `o domínio «${host}», de «${title}», não está na tabela de quem tem licença.`,
      mend: 'se a ligação de afiliado passa por outro endereço, escreva aqui o domínio da marca; se a marca está na lista do SRIJ, junte-a a «Quem tem licença»; se não está, retire o parceiro.',
    };
    const faults = [...(isOld(seenOn) ? [old] : []), ...(operators.some(({ domain }) => isUnder(host, domain)) ? [] : [unlisted])];
    return faults.map((fault) => ({ file: 'casinos.yaml', why, ...fault, field: `casinos[${index}].licence.${fault.field}` }));
  });
  const readings = [
    {
      field: 'readOn',
      day: readOn.value,
      what: 'a tabela de quem tem licença foi lida',
      mend: 'abra a lista do SRIJ, confirme cada marca, domínio e licença, e mude a data da leitura.',
    },
    {
      field: 'domainsReadOn',
      day: domainsReadOn,
      what: 'os domínios da tabela foram lidos',
      mend: 'confirme cada domínio na lista do SRIJ e ponha aqui o dia; se foi o da lista, deixe este campo vazio.',
    },
  ];
  const oldReading = readings.toSorted((a, b) => a.day.localeCompare(b.day)).find(({ day }) => isOld(day));
  if (!oldReading) return ofPartners;
  const { field, what, day, mend } = oldReading;
  return [
    ...ofPartners,
    { file: 'licensed-operators.yaml', field, what: `${what} em ${dayInWords(day)}: a leitura não vale mais de ${licenceHolds} dias.`, why, mend },
  ];
};

/** The files, articles aside, that cite sources. */
const citing = ['casinos', 'rights', 'licensedOperators', 'responsibleGambling', 'rules'] as const;

/** The contact is confirmed before security.txt expires; articles, and the sources of all claims, once a year. Oldest first. */
export const freshness = ({ content, today }: Ready) => {
  const yearAgo = dayBefore(today, { years: 1 });
  const reviewed = content.articles.map(({ file, reviewedOn }) => ({
    on: reviewedOn,
    place: { file, field: 'reviewedOn' },
    what: 'o artigo foi revisto',
    mend: 'releia o artigo, corrija-o e mude a data da revisão.',
  }));
  const consulted = [...content.articles, ...citing.map((name) => ({ ...contentFiles[name], ...content[name] }))].flatMap(({ file, sources }) =>
    sources.map(({ title, address, consultedOn }, index) => ({
      on: consultedOn,
      place: { file, field: `sources[${index}].consultedOn` },
      what: `«${title}» foi consultada`,
      mend: `abra ${address ?? 'a fonte'}, confirme o que o texto diz e mude a data da consulta.`,
    })),
  );
  const why = 'leis, preços e contactos mudam, e o leitor conta com o que aqui lê.';
  const old = [...reviewed, ...consulted]
    .filter(({ on }) => on < yearAgo)
    .sort((a, b) => a.on.localeCompare(b.on))
    .map(({ on, place, what, mend }) => ({ ...place, what: `${what} há mais de um ano, em ${dayInWords(on)}.`, why, mend }));
  const { contactConfirmedUntil } = content.site;
  // It expires when its day begins.
  if (contactConfirmedUntil > today) return old;
  const expired = {
    file: 'site.yaml',
    field: 'contactConfirmedUntil',
    what: `o contacto para avisos de segurança caducou a ${dayInWords(contactConfirmedUntil)}.`,
    why: 'quem encontre uma falha não sabe se alguém o lê.',
    mend: 'confirme que os contactos de «Quem responde pelo site» chegam a alguém e avance a data, no máximo, um ano.',
  };
  return [expired, ...old];
};

/** The footer has the year of the edition. */
export const copyrightYear = ({ content: { promotion, site } }: Ready) => {
  const edition = promotion.signUpsOpenOn.slice(0, 4);
  if (String(site.copyrightYear) === edition) return [];
  return [
    {
      file: 'site.yaml',
      field: 'copyrightYear',
      what: `o rodapé diz «© ${site.copyrightYear}», e a edição é de ${edition}.`,
      why: 'um ano antigo no fim de cada página parece de um site abandonado.',
      mend: `escreva ${edition}.`,
    },
  ];
};

/** A promotion may be announced while it is still ahead. That it needs its authorisation, its mark says. */
export const promotionDates = ({ content: { promotion }, today }: Ready) => {
  const days = ['signUpsOpenOn', 'signUpsCloseOn', 'drawOn', 'listPublishedBy'] as const;
  // Between the first sign-up and the last one the opening day lies in the past, as it should.
  const past = days.filter((day) => promotion[day === 'signUpsOpenOn' ? 'signUpsCloseOn' : day] < today);
  return past.map((field) => ({
    file: 'promotion.yaml',
    field,
    what: `${dayInWords(promotion[field])} já passou.`,
    why: 'o site anunciaria um sorteio que acabou.',
    mend: 'escreva as datas da próxima edição; todas as páginas as vão buscar aqui.',
  }));
};
