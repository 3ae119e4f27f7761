import { type AskedBlock, blockOf, headingsOf, type MarkdownNode } from '../../markdown';
import { idsOfPage } from '../derived/section-ids';
import { type BlockName, blockNames, isBlockName, withCaption } from '../schemas/blocks';
import type { Found } from './finding';

/** A notice, which may stand beside each example. */
const repeatable: BlockName = 'exemplo-inventado';

/** What a text asks for, whether the site draws it or not. */
export const askedBlocks = (body: MarkdownNode[]): AskedBlock[] => body.flatMap((node) => blockOf(node) ?? []);

/** Headings whose address the page itself uses, blocks that the site does not draw or draws once, and captions that are missing or have no place. */
export function problemsOfText(file: string, body: MarkdownNode[]): Found[] {
  const taken = headingsOf(body).filter(({ id }) => idsOfPage('article').includes(id));
  const asked = askedBlocks(body);
  const unknown = asked.filter(({ name }) => !isBlockName(name));
  const again = asked.filter(({ name }, index) => name !== repeatable && asked.findIndex((other) => other.name === name) !== index);
  const captioned = asked.filter(({ name, caption }) => isBlockName(name) && withCaption(name) !== caption.length > 0);
  return [
    ...taken.map(({ id, text }) => ({
      file,
      what: `o título «${text}» daria à secção o endereço #${id}, que já é de outra parte da página.`,
      why: `uma ligação para #${id} levaria ao lugar errado.`,
      mend: 'mude o título, ou junte-lhe uma palavra.',
    })),
    ...unknown.map(({ name }) => ({
      file,
      what: `«::${name}» não é um bloco que o site saiba desenhar.`,
      why: 'o leitor veria os dois pontos e o nome no meio do texto.',
      mend: `escreva um destes, num parágrafo só seu: ${blockNames.map((block) => `::${block}`).join(', ')}.`,
    })),
    ...again.map(({ name }) => ({
      file,
      what: `«::${name}» está duas vezes no texto.`,
      why: 'cada bloco é um só lugar da página, com um só endereço.',
      mend: 'apague um deles; no lugar, uma ligação para o outro chega.',
    })),
    ...captioned.map(({ name, caption }) =>
      caption.length > 0
        ? {
            file,
            what: `«::${name}» não leva legenda.`,
            why: 'as palavras que estão na linha de baixo não apareceriam.',
            mend: 'ponha uma linha vazia a seguir a esse nome.',
          }
        : {
            file,
            what: `«::${name}» não tem legenda.`,
            why: 'quem não vê o desenho só tem a legenda para saber o que mostra.',
            mend: 'escreva-a na linha de baixo, sem linha vazia no meio; o que estiver a negrito fica como título.',
          },
    ),
  ];
}
