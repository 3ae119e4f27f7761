import { Temporal } from 'temporal-polyfill';
import { isExample } from '../../src/model/casinos';
import type { Content } from '../../src/model/load-content';
import { marksIn } from '../../src/model/marks';
import { dayInWords } from '../../src/model/words';
import type { Finding } from './finding';
import { freshnessFindings } from './freshness';
import { outgoingAddresses } from './outgoing-addresses';

/**
 * All that keeps `content` from going public on the day `today` (`YYYY-MM-DD`).
 * An empty list is permission; nothing here asks the network.
 */
export const launchFindings = (content: Content, today: string): Finding[] => [
  ...standIns(content),
  ...oldLicences(content, today),
  ...pastPromotion(content, today),
  ...exampleAddresses(content),
  ...freshnessFindings(content, today),
];

/** What still says of itself that it is a stand-in. */
const standIns = (content: Content): Finding[] =>
  marksIn(content).map(({ file, field, sentence, marked }) => ({
    kind: 'placeholder',
    file,
    field,
    what: `de exemplo: ${inShort(marked)}`,
    mend: /^(newsletter|figures|testimonials)\b/.test(field)
      ? `${sentence} Ou desligue a secção, na página inicial: «Se a secção aparece na página».`
      : sentence,
  }));

/** «Casino Estrela do Norte», «Leitora · Lisboa»: the short texts of a record. */
function inShort(marked: object): string {
  const { placeholder, ...record } = marked as Record<string, unknown>;
  const words = Object.values(record)
    .filter((value) => typeof value === 'string')
    .join(' · ');
  return words.length > 90 ? `«${words.slice(0, 89)}…»` : `«${words}»`;
}

/** In days: SRIJ's list changes several times a year. */
const validFor = 60;

/** The partners, and the table of who has a licence, that nobody has looked up for too long, or whose day is still to come. */
function oldLicences({ casinos: { casinos }, licensedOperators: { operators, readOn } }: Content, today: string): Finding[] {
  const oldest = Temporal.PlainDate.from(today).subtract({ days: validFor }).toString();
  const isValid = (day: string) => day >= oldest && day <= today;
  const partners = casinos.flatMap(({ title, licence }, index): Finding[] => {
    if (!licence) return [];
    const { company, seenOn } = licence;
    const [seen, place] = [dayInWords(seenOn), { kind: 'licence', file: 'casinos.yaml' } as const];
    const old = {
      ...place,
      field: `casinos[${index}].licence.seenOn`,
      what: seenOn > today ? `${seen} ainda não chegou.` : `a licença de «${title}» foi vista há mais de ${validFor} dias, em ${seen}.`,
      mend: 'procure a marca na lista do SRIJ, compare o domínio letra a letra e escreva o dia em que a viu; se já lá não estiver, retire o parceiro.',
    };
    const unlisted = {
      ...place,
      field: `casinos[${index}].licence.company`,
      what: `nem «${title}» nem «${company}» estão na tabela de quem tem licença, na mesma página.`,
      mend: 'se está na lista do SRIJ, junte a marca a «Quem tem licença»; se não está, retire o parceiro.',
    };
    const isListed = operators.some((one) => one.company === company || title.toLowerCase().includes(one.brand.toLowerCase()));
    return [...(isValid(seenOn) ? [] : [old]), ...(isListed ? [] : [unlisted])];
  });
  const table: Finding = {
    kind: 'licence',
    file: 'licensed-operators.yaml',
    field: 'readOn',
    what: `a tabela de quem tem licença é de ${dayInWords(readOn.value)}: não vale mais de ${validFor} dias.`,
    mend: 'abra a lista do SRIJ, confirme cada marca, domínio e licença, e mude a data da leitura.',
  };
  return [...partners, ...(isValid(readOn.value) ? [] : [table])];
}

/** A promotion may be announced while it is still ahead. That it needs its authorisation, its mark says. */
function pastPromotion({ promotion }: Content, today: string): Finding[] {
  const days = ['signUpsOpenOn', 'signUpsCloseOn', 'drawOn', 'listPublishedBy'] as const;
  // Between the first sign-up and the last one the opening day lies in the past, as it should.
  const past = days.filter((day) => promotion[day === 'signUpsOpenOn' ? 'signUpsCloseOn' : day] < today);
  return past.map((field) => ({
    kind: 'promotion',
    file: 'promotion.yaml',
    field,
    what: `${dayInWords(promotion[field])} já passou.`,
    mend: 'escreva as datas da próxima edição; todas as páginas as vão buscar a este ficheiro.',
  }));
}

/** The addresses that only stand for a real one, in texts and values that do not say so. */
function exampleAddresses(content: Content): Finding[] {
  const marks = marksIn(content);
  return outgoingAddresses(content)
    .filter(({ address }) => isExample(address))
    .filter(({ file, field = '' }) => !marks.some((mark) => mark.file === file && field.startsWith(`${mark.field}.`)))
    .map(({ file, field, address }) => ({
      kind: 'address',
      file,
      field,
      what: `«${address}» é um endereço de exemplo.`,
      mend: 'escreva o endereço verdadeiro, ou retire a ligação.',
    }));
}
