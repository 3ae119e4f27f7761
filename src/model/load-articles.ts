import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AskedPicture, blockNameOf, type Heading, headingsOf, linksOf, type MarkdownNode, pictureOf, textOf } from '../markdown';
import { articlePath } from '../routes';
import { type ArticleFrontMatter, articleSchema } from './articles';
import { type BlockName, blockNames, isBlockName } from './blocks';
import { type FoundLink, linksIn } from './check-links';
import { readMarkdown } from './check-markdown';
import { problemsOf } from './describe-issue';
import { fillWords } from './fill-words';
import type { Problem } from './problem';
import { readArticle } from './read-file';
import { remember } from './remembered-articles';
import { idsOfPage } from './section-ids';

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

/**
 * What was found in content/articles/, or in one part of it. An article that cannot be read is left out, and then nobody
 * can say which links to articles are dead: `complete` is false. `unfinished` are drafts that need not be mended yet.
 */
export type ArticlesRead = { articles: ArticleWithText[]; unfinished: string[]; problems: Problem[]; complete: boolean };

/** One part in `of`, for threads that share the reading, each with a memory of its own. */
export type Share = { index: number; of: number; remember: typeof remember };

const everything: Share = { index: 0, of: 1, remember };
const wordsPerMinute = 200;

/** Reads content/articles/*.md, or a share of them. */
export function readArticles(root: string, words: Record<string, string> | undefined, { index, of, remember } = everything): ArticlesRead {
  const folder = join(root, 'articles');
  const all = articleFiles(folder);
  if (!all) return { articles: [], unfinished: [], problems: index === 0 ? [noFolder] : [], complete: false };
  const files = all.filter((_, position) => position % of === index);
  const problems: Problem[] = [];
  const allWords = JSON.stringify(words);
  const unfinished: string[] = [];
  const load = (file: string) => () => loadArticle(root, file, words, problems, unfinished);
  const articles = files.flatMap((name) => remember(join(folder, name), allWords, problems, load(`articles/${name}`)));
  return { articles, unfinished, problems, complete: articles.length + unfinished.length === files.length };
}

/** All articles, newest first. What is wrong between them goes to `problems`. */
export function inOrder({ articles, complete }: ArticlesRead, problems: Problem[]): ArticleWithText[] {
  const sorted = articles.toSorted(newestFirst);
  problems.push(...sharedSlugs(articles), ...(complete ? deadRelations(articles) : []));
  return sorted;
}

/** Those of one day come by their `order`, and then by their slug. */
const newestFirst = (a: Article, b: Article) =>
  b.publishedOn.localeCompare(a.publishedOn) || (a.order ?? last) - (b.order ?? last) || a.slug.localeCompare(b.slug);
const last = Number.MAX_SAFE_INTEGER;

function loadArticle(root: string, file: string, words: Record<string, string> | undefined, problems: Problem[], unfinished: string[]): ArticleWithText[] {
  const read = readArticle(root, file);
  if ('problem' in read) {
    problems.push(read.problem);
    return [];
  }
  const { frontMatter, body: text } = fillWords(read.value, words, file, problems);
  const parsed = articleSchema.safeParse(frontMatter, { reportInput: true });
  if (!parsed.success) {
    if ((frontMatter as { draft?: unknown } | null)?.draft === true) unfinished.push(file);
    problems.push(...problemsOf(parsed.error, file));
    return [];
  }
  const { nodes: body, faults } = readMarkdown(text, { tables: true, pictures: true });
  problems.push(...faults.map((fault) => ({ file, ...fault })), ...takenIds(file, headingsOf(body)), ...unknownBlocks(file, body));
  const place = { file, page: articlePath(parsed.data.slug) };
  const links = [...linksIn(parsed.data, place), ...linksOf(body).map((href) => ({ ...place, href }))];
  return [
    {
      ...parsed.data,
      file,
      headings: headingsOf(body),
      blocks: asked(body).filter(isBlockName),
      pictures: body.flatMap((node) => pictureOf(node) ?? []),
      links,
      readingMinutes: readingMinutes(body),
      text,
    },
  ];
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

/** A heading whose address the page itself uses. */
function takenIds(file: string, headings: Heading[]): Problem[] {
  const taken = idsOfPage('article');
  return headings
    .filter(({ id }) => taken.includes(id))
    .map(({ id, text }) => ({
      file,
      what: `o título «${text}» daria à secção o endereço #${id}, que já é de outra parte da página.`,
      why: `uma ligação para #${id} levaria ao lugar errado.`,
      mend: 'mude o título, ou junte-lhe uma palavra.',
    }));
}

const asked = (body: MarkdownNode[]) => body.flatMap((node) => blockNameOf(node) ?? []);

const unknownBlocks = (file: string, body: MarkdownNode[]): Problem[] =>
  asked(body)
    .filter((name) => !isBlockName(name))
    .map((name) => ({
      file,
      what: `«::${name}» não é um bloco que o site saiba desenhar.`,
      why: 'o leitor veria os dois pontos e o nome no meio do texto.',
      mend: `escreva um destes, num parágrafo só seu: ${blockNames.map((block) => `::${block}`).join(', ')}.`,
    }));

function readingMinutes(body: MarkdownNode[]): number {
  return Math.ceil(
    body
      .map((node) => textOf([node]))
      .join(' ')
      .split(/\s+/).length / wordsPerMinute,
  );
}

function sharedSlugs(articles: Article[]): Problem[] {
  const first = new Map<string, Article>();
  return articles.flatMap((article) => {
    const other = first.get(article.slug);
    if (!other) first.set(article.slug, article);
    return other
      ? [
          {
            file: article.file,
            field: 'slug',
            what: `«${article.slug}» já é o slug de content/${other.file}.`,
            why: `os dois artigos ficariam no mesmo endereço (${articlePath(article.slug)}) e um deles desapareceria.`,
            mend: 'dê a um deles outro slug.',
          },
        ]
      : [];
  });
}

function deadRelations(articles: Article[]): Problem[] {
  const slugs = new Set(articles.map(({ slug }) => slug));
  return articles.flatMap((article) =>
    article.related.flatMap((slug, index) =>
      slugs.has(slug) && slug !== article.slug
        ? []
        : [
            {
              file: article.file,
              field: `related[${index}]`,
              what: `«${slug}» não é o slug de outro artigo.`,
              why: 'o leitor cairia numa página de erro.',
              mend: 'escreva o slug de outro artigo, ou apague a linha.',
            },
          ],
    ),
  );
}
