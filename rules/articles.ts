import { articlePath } from '../src/routes';
import type { Read } from './rule';

/** Each article has an address of its own. */
export const twinSlugs = ({ content: { articles } }: Read) => {
  // Of two files with one slug, the one whose name comes first has it.
  const files = new Map(articles.toSorted((a, b) => b.file.localeCompare(a.file)).map(({ slug, file }) => [slug, file]));
  return articles
    .filter(({ slug, file }) => files.get(slug) !== file)
    .map(({ file, slug }) => ({
      file,
      field: 'slug',
      what: `«${slug}» já é o fim do endereço de outro artigo (content/${files.get(slug)}).`,
      why: `os dois artigos ficariam no mesmo endereço (${articlePath(slug)}) e um deles desapareceria.`,
      mend: 'dê outro a um deles.',
    }));
};

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
