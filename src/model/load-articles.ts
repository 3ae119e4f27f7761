import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AskedPicture, type Heading, headingsOf, linksOf, type MarkdownNode, pictureOf, textOf } from '../markdown';
import { articlePath } from '../routes';
import { type ArticleFrontMatter, articleSchema } from './articles';
import { type BlockName, isBlockName } from './blocks';
import { askedBlocks, problemsOfText } from './check-articles';
import { type FoundLink, linksIn } from './check-links';
import { readMarkdown } from './check-markdown';
import { problemsOf } from './describe-issue';
import { fillWords } from './fill-words';
import type { Problem } from './problem';
import { readArticle } from './read-file';
import { remember } from './remembered-files';

export type Article = ArticleFrontMatter & {
  file: string;
  headings: Heading[];
  /** What its text asks the site to draw. */
  blocks: BlockName[];
  /** Those that its text shows, in order. */
  pictures: AskedPicture[];
  links: FoundLink[];
  /** At 200 words a minute, rounded up. */
  readingMinutes: number;
};

/** An article and its Markdown, with the words filled in. */
export type ArticleWithText = Article & { text: string };

/** What one file gave. What cannot be read has no article; `unfinished` is a draft that need not be mended yet. */
type Loaded = { article?: ArticleWithText; unfinished?: boolean; problems: Problem[] };
export type ArticleRead = Loaded & { file: string };

/** One part in `of`, for threads that share the reading, each with a memory of its own. */
export type Share = { index: number; of: number; remember: (path: string, words: string, load: () => Loaded) => Loaded };

const everything: Share = { index: 0, of: 1, remember };
const wordsPerMinute = 200;

/** Reads content/articles/*.md, or a share of them. */
export function readArticles(root: string, words: Record<string, string> | undefined, { index, of, remember } = everything): ArticleRead[] {
  const names = articleFiles(join(root, 'articles'));
  if (!names) return index === 0 ? [{ file: 'articles', problems: [noFolder] }] : [];
  const allWords = JSON.stringify(words);
  const files = names.map((name) => `articles/${name}`).filter((_, position) => position % of === index);
  return files.map((file) => ({ file, ...remember(join(root, file), allWords, () => loadArticle(root, file, words)) }));
}

/** Those of one day come by their `order`, and then by their slug. */
export const newestFirst = (a: Article, b: Article) =>
  b.publishedOn.localeCompare(a.publishedOn) || (a.order ?? last) - (b.order ?? last) || a.slug.localeCompare(b.slug);
const last = Number.MAX_SAFE_INTEGER;

function loadArticle(root: string, file: string, words: Record<string, string> | undefined): Loaded {
  const problems: Problem[] = [];
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
    blocks: askedBlocks(body).filter(isBlockName),
    pictures: body.flatMap((node) => pictureOf(node) ?? []),
    links: [...linksIn(data, place), ...linksOf(body).map((href) => ({ ...place, href }))],
    readingMinutes: readingMinutes(body),
    text,
  };
  return { article, problems: [...problems, ...faults.map((fault) => ({ file, ...fault })), ...problemsOfText(file, body)] };
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

const noFolder: Problem = {
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
