import { type Read, repeated, type Texts } from './rule';

/** Each partner stands once: its name is what the page, its history and the bin know it by. */
export const twinPartners = ({ content }: Read) => {
  // Missing while its file is broken.
  const partners = (content.casinos?.casinos ?? []).map(({ title }, index) => ({ name: title.toLowerCase(), index }));
  return repeated(partners, ({ name }) => name).map(({ again }) => ({
    file: 'casinos.yaml',
    field: `casinos[${again.index}].title`,
    what: 'já há um parceiro com este nome.',
    why: 'o leitor veria o mesmo casino duas vezes, e ninguém saberia de qual dos dois são as condições.',
    mend: 'escolha outra marca, ou retire um dos dois.',
  }));
};

/** A partner's button says where it leads, and does not push. */
export const partnerButtons = ({ texts }: Texts) => {
  const sourceAt = new Map(texts.map(({ file, field, source }) => [`${file} ${field}`, source]));
  return texts.flatMap(({ file, field, source = '' }) => {
    const [, partner] = /^(casinos\[\d+\])\.buttonLabel$/.exec(field) ?? [];
    const asked = `Visitar ${sourceAt.get(`${file} ${partner}.title`)}`;
    if (!partner || source === asked) return [];
    return [{ file, field, words: source, what: `o botão diz «${source}».`, why: 'o botão diz aonde leva, e não manda jogar.', mend: `escreva «${asked}».` }];
  });
};
