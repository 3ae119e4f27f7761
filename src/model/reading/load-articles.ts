import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AskedBlock, type AskedPicture, blockOf, blocksOf, type Heading, headingsOf, linksOf, type MarkdownNode, pictureOf, textOf } from '../../markdown';
import { articlePath } from '../../routes';
import type { Found } from '../finding';
import { readMarkdown } from '../markdown/read-markdown';
import { type ArticleFrontMatter, articleSchema } from '../schemas/articles';
import { problemsOf } from './describe-issue';
import { type FoundLink, linksIn } from './links-in';
import { memoize } from './memoized-files';
import { fillWords, readArticle } from './read-file';

export type Article = ArticleFrontMatter & {
  file: string;
  headings: Heading[];
  /** What its text asks the site to draw. */
  blocks: AskedBlock[];
  /** Those that its text shows, in order. */
  pictures: AskedPicture[];
  links: FoundLink[];
  /** At 200 words a minute, rounded up. */
  readingMinutes: number;
  /** The block with which its text begins. */
  opening?: string | undefined;
  /** Its Markdown, with the words filled in. It is parsed again when it is drawn: what thousands were parsed to would fill the memory. */
  text: string;
};

/** What one file gave. What cannot be read has no article; `unfinished` is a draft that need not be mended yet. */
type ArticleRead = { file: string; article?: Article; unfinished?: boolean; problems: Found[] };

const wordsPerMinute = 200;

/** Reads content/articles/*.md. */
export function readArticles(root: string, words: Record<string, string> | undefined): ArticleRead[] {
  const names = articleFiles(join(root, 'articles'));
  if (!names) return [{ file: 'articles', problems: [noFolder] }];
  const allWords = JSON.stringify(words);
  const files = names.map((name) => `articles/${name}`);
  return files.map((file) => ({ file, ...memoize(join(root, file), allWords, () => loadArticle(root, file, words)) }));
}

/** Those of one day come by their `order`, and then by their slug. */
export const newestFirst = (a: Ordered, b: Ordered): number =>
  b.publishedOn.localeCompare(a.publishedOn) || (a.order ?? last) - (b.order ?? last) || a.slug.localeCompare(b.slug);
type Ordered = Pick<Article, 'publishedOn' | 'slug'> & { order?: number | undefined };
const last = Number.MAX_SAFE_INTEGER;

function loadArticle(root: string, file: string, words: Record<string, string> | undefined): Omit<ArticleRead, 'file'> {
  const problems: Found[] = [];
  const read = readArticle(root, file, problems);
  if (!read) return { problems };
  const { frontMatter, body: text } = fillWords(read, words, file, problems);
  const { data, error } = articleSchema.safeParse(frontMatter, { reportInput: true });
  if (!data) return { unfinished: (frontMatter as { draft?: unknown } | null)?.draft === true, problems: [...problems, ...problemsOf(error, file)] };
  const { nodes: body, faults } = readMarkdown(text, { tables: true, pictures: true });
  const place = { file, page: articlePath(data.slug) };
  const article = {
    ...data,
    file,
    headings: headingsOf(body),
    blocks: blocksOf(body),
    pictures: body.flatMap((node) => pictureOf(node) ?? []),
    links: [...linksIn(data, place), ...linksOf(body).map((href) => ({ ...place, href }))],
    readingMinutes: readingMinutes(body),
    opening: body[0] && blockOf(body[0])?.name,
    text,
  };
  return { article, problems: [...problems, ...faults.map((fault) => ({ file, ...fault }))] };
}

/** The names of the articles' files, in order; `undefined` when the folder is something else. */
function articleFiles(folder: string): string[] | undefined {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return undefined;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort();
}

const noFolder: Found = {
  file: 'articles',
  what: 'não é uma pasta: é um ficheiro ou um atalho.',
  why: 'o site só lê artigos que estejam mesmo em content/articles/.',
  mend: 'ponha no seu lugar a própria pasta com os artigos.',
};

function readingMinutes(body: MarkdownNode[]): number {
  return Math.ceil(
    body
      .map((node) => textOf([node]))
      .join(' ')
      .split(/\s+/).length / wordsPerMinute,
  );
}
