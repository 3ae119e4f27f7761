import { articlePath } from '../src/routes';
import type { Read, Rule, Texts } from './rule';

/** Each article has an address of its own. */
export const twinSlugs: Rule<Read> = {
  id: 'twin-slugs',
  severity: 'refuse',
  run: ({ content: { articles } }) => {
    const files = filesBySlug(articles);
    return articles
      .filter(({ slug, file }) => files.get(slug) !== file)
      .map(({ file, slug }) => ({
        file,
        field: 'slug',
        what: `«${slug}» já é o slug de content/${files.get(slug)}.`,
        why: `os dois artigos ficariam no mesmo endereço (${articlePath(slug)}) e um deles desapareceria.`,
        mend: 'dê a um deles outro slug.',
      }));
  },
};

/** An article is related to others that exist. Which do is not known while one cannot be read. */
export const relatedArticles: Rule<Read> = {
  id: 'related-articles',
  severity: 'refuse',
  run: ({ content: { articles }, complete }) => {
    const files = filesBySlug(articles);
    const relations = articles.flatMap(({ file, slug, related }) => related.map((other, index) => ({ file, slug, other, field: `related[${index}]` })));
    return relations
      .filter(({ slug, other }) => complete && (slug === other || !files.has(other)))
      .map(({ file, field, other }) => ({
        file,
        field,
        what: `«${other}» não é o slug de outro artigo.`,
        why: 'o leitor cairia numa página de erro.',
        mend: 'escreva o slug de outro artigo, ou apague a linha.',
      }));
  },
};

/** Of two files with one slug, the one whose name comes first has it. */
const filesBySlug = (articles: { file: string; slug: string }[]) =>
  new Map(articles.toSorted((a, b) => b.file.localeCompare(a.file)).map(({ slug, file }) => [slug, file]));

/** Titles and descriptions tell pages apart. */
export const twinPages: Rule<Texts> = {
  id: 'twin-pages',
  severity: 'remark',
  run: ({ texts }) => {
    const first = new Map<string, string>();
    return texts
      .filter(({ field }) => field === 'title' || field === 'description')
      .flatMap(({ file, field, text }) => {
        const key = `${field} ${text}`;
        const other = first.get(key);
        if (other === undefined) first.set(key, file);
        return other === undefined || other === file
          ? []
          : [
              {
                file,
                field,
                what: `são as mesmas palavras de content/${other}.`,
                why: 'num motor de busca e nos separadores do navegador, as duas páginas não se distinguem.',
                mend: 'diga numa delas o que só ela tem.',
              },
            ];
      });
  },
};
