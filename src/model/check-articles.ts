import { blockNameOf, headingsOf, type MarkdownNode } from '../markdown';
import { articlePath } from '../routes';
import type { ArticleFrontMatter } from './articles';
import { blockNames, isBlockName } from './blocks';
import type { Problem } from './problem';
import { idsOfPage } from './section-ids';

/** The names that a text asks for, whether the site draws them or not. */
export const askedBlocks = (body: MarkdownNode[]) => body.flatMap((node) => blockNameOf(node) ?? []);

/** Headings whose address the page itself uses, and blocks that the site does not draw. */
export function problemsOfText(file: string, body: MarkdownNode[]): Problem[] {
  const taken = headingsOf(body).filter(({ id }) => idsOfPage('article').includes(id));
  const unknown = askedBlocks(body).filter((name) => !isBlockName(name));
  return [
    ...taken.map(({ id, text }) => ({
      file,
      what: `o título «${text}» daria à secção o endereço #${id}, que já é de outra parte da página.`,
      why: `uma ligação para #${id} levaria ao lugar errado.`,
      mend: 'mude o título, ou junte-lhe uma palavra.',
    })),
    ...unknown.map((name) => ({
      file,
      what: `«::${name}» não é um bloco que o site saiba desenhar.`,
      why: 'o leitor veria os dois pontos e o nome no meio do texto.',
      mend: `escreva um destes, num parágrafo só seu: ${blockNames.map((block) => `::${block}`).join(', ')}.`,
    })),
  ];
}

type Named = Pick<ArticleFrontMatter, 'slug' | 'related'> & { file: string };

/** Two articles with one slug and, where all could be read, relations with articles that do not exist. */
export function problemsBetween(articles: Named[], complete: boolean): Problem[] {
  const files = new Map(articles.toReversed().map(({ slug, file }) => [slug, file]));
  const second = articles.filter(({ slug, file }) => files.get(slug) !== file);
  const relations = articles.flatMap(({ file, slug, related }) => related.map((other, index) => ({ file, slug, other, field: `related[${index}]` })));
  const dead = relations.filter(({ slug, other }) => complete && (slug === other || !files.has(other)));
  return [
    ...second.map(({ file, slug }) => ({
      file,
      field: 'slug',
      what: `«${slug}» já é o slug de content/${files.get(slug)}.`,
      why: `os dois artigos ficariam no mesmo endereço (${articlePath(slug)}) e um deles desapareceria.`,
      mend: 'dê a um deles outro slug.',
    })),
    ...dead.map(({ file, field, other }) => ({
      file,
      field,
      what: `«${other}» não é o slug de outro artigo.`,
      why: 'o leitor cairia numa página de erro.',
      mend: 'escreva o slug de outro artigo, ou apague a linha.',
    })),
  ];
}
