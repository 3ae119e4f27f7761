import { type Content, filesOf, marksIn } from '../src/model/content';
import { textsIn } from '../src/model/derived/parts';
import { linksIn } from '../src/model/reading/links-in';
import { isExample } from '../src/model/schemas/casinos';
import { routes } from '../src/routes';
import type { Read, Ready } from './rule';

export type OutgoingAddress = { file: string; field?: string; address: string };

/** Every https address that the site's texts and fields name, once for each place. */
export function outgoingAddresses(content: Content): OutgoingAddress[] {
  const inFile = (file: string) => (place: { field: string; text: string }) => [
    { file, field: place.field, href: place.text },
    ...linksIn(place.text, { file }, place.field),
  ];
  const pages = filesOf(content).flatMap(({ file, value }) => textsIn(value).flatMap(inFile(file)));
  const articles = content.articles.flatMap(({ file, links, sources }) => [
    ...sources.map(({ address = '' }, index) => ({ file, field: `sources[${index}].address`, href: address })),
    ...links,
  ]);
  return [...pages, ...articles].flatMap(({ file, field, href }) =>
    href.startsWith('https://') && URL.canParse(href) ? [{ file, field, address: href }] : [],
  );
}

/** Only a partner's card leads to the partner: there it says that the link is paid for. */
export const partnerLinks = ({ content }: Read) => {
  // Missing while its file is broken.
  const partners = new Set((content.casinos?.casinos ?? []).map(({ link }) => link));
  return outgoingAddresses(content)
    .filter(({ field = '', address }) => partners.has(address) && !/^casinos\[\d+\]\.link$/.test(field))
    .map(({ file, field, address }) => ({
      file,
      field,
      what: `«${address}» é a ligação paga de um parceiro.`,
      why: 'no meio de um texto, o leitor não saberia que é publicidade.',
      mend: `leve o leitor ao cartão do parceiro: «${routes.casinos}».`,
    }));
};

/** No address only stands for a real one, in a text or value that does not say so. */
export const exampleAddresses = ({ content }: Ready) => {
  const marks = marksIn(content);
  return outgoingAddresses(content)
    .filter(({ address }) => isExample(address))
    .filter(({ file, field = '' }) => !marks.some((mark) => mark.file === file && field.startsWith(`${mark.field}.`)))
    .map(({ file, field, address }) => ({
      file,
      field,
      what: `«${address}» é um endereço de exemplo.`,
      why: 'quem o abrisse não chegaria a lado nenhum.',
      mend: 'escreva o endereço verdadeiro, ou retire a ligação.',
    }));
};
