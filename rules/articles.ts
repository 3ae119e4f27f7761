import type { AskedBlock } from '../src/markdown';
import type { Fault } from '../src/model/finding';
import { type BlockName, blockNames, isBlockName, withCaption } from '../src/model/markdown/blocks';
import { articlePath } from '../src/routes';
import { type Read, repeated } from './rule';

/** Each article has an address of its own. */
export const twinSlugs = ({ content: { articles } }: Read) =>
  // Of two files with one slug, the one whose name comes first has it.
  repeated(
    articles.toSorted((a, b) => a.file.localeCompare(b.file)),
    ({ slug }) => slug,
  ).map(({ again: { file, slug }, first }) => ({
    file,
    field: 'slug',
    what: `«${slug}» já é o fim do endereço de outro artigo (content/${first.file}).`,
    why: `os dois artigos ficariam no mesmo endereço (${articlePath(slug)}) e um deles desapareceria.`,
    mend: 'dê outro a um deles.',
  }));

/** An article is related to others that exist. Which do is not known while one cannot be read. */
export const relatedArticles = ({ content: { articles }, complete }: Read) => {
  const slugs = new Set(articles.map(({ slug }) => slug));
  return articles
    .flatMap(({ file, slug, related }) => related.map((other, index) => ({ file, field: `related[${index}]`, slug, other })))
    .filter(({ slug, other }) => complete && (slug === other || !slugs.has(other)))
    .map(({ file, field, slug, other }) => ({
      file,
      field,
      ...(slug === other
        ? { what: 'o artigo está relacionado consigo próprio.', why: 'o leitor ficaria onde já está.' }
        : { what: `não há nenhum artigo em «${articlePath(other)}».`, why: 'o leitor cairia numa página de erro.' }),
      mend: 'escolha outro artigo, ou retire a linha.',
    }));
};

/** What a text asks for, the site draws: once, and a drawing with its caption. */
export const blocks = ({ content: { articles } }: Read) =>
  articles.flatMap(({ file, blocks }) => {
    const names = blocks.map(({ name }) => name);
    return blocks.flatMap((block, index) => {
      const fault = faultOfBlock(block, names.indexOf(block.name) < index);
      return fault ? [{ file, ...fault }] : [];
    });
  });

/** A notice, which may stand beside each example. */
const repeatable: BlockName = 'exemplo-inventado';

function faultOfBlock({ name, caption }: AskedBlock, stoodBefore: boolean): Fault | undefined {
  if (!isBlockName(name))
    return {
      what: `«::${name}» não é um bloco que o site saiba desenhar.`,
      why: 'o leitor veria os dois pontos e o nome no meio do texto.',
      mend: `escreva um destes, num parágrafo só seu: ${blockNames.map((block) => `::${block}`).join(', ')}.`,
    };
  if (stoodBefore && name !== repeatable)
    return {
      what: `«::${name}» está duas vezes no texto.`,
      why: 'cada bloco é um só lugar da página, com um só endereço.',
      mend: 'apague um deles; no lugar, uma ligação para o outro chega.',
    };
  if (withCaption(name) === caption.length > 0) return undefined;
  return withCaption(name)
    ? {
        what: `«::${name}» não tem legenda.`,
        why: 'quem não vê o desenho só tem a legenda para saber o que mostra.',
        mend: 'escreva-a na linha de baixo, sem linha vazia no meio; o que estiver a negrito fica como título.',
      }
    : {
        what: `«::${name}» não leva legenda.`,
        why: 'as palavras que estão na linha de baixo não apareceriam.',
        mend: 'ponha uma linha vazia a seguir a esse nome.',
      };
}
