import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { blockNameOf, type Heading, headingsOf, linksOf, type MarkdownNode, parseMarkdown, textOf } from '../markdown';
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
  /** Parses the text anew each time: the nodes of 10,000 articles would fill the memory. */
  body: () => MarkdownNode[];
  headings: Heading[];
  /** What its text asks the site to draw. */
  blocks: BlockName[];
  links: FoundLink[];
  /** At 200 words a minute, rounded up. */
  readingMinutes: number;
};

/** `drafts` are the files whose problems nobody need mend yet. */
type LoadedArticles = { articles: Article[]; complete: boolean; drafts: Set<string> };

const wordsPerMinute = 200;

/**
 * Reads content/articles/*.md, newest first. What is wrong goes to `problems`; an article that cannot be read is left
 * out, and then nobody can say which links to articles are dead: `complete` is false.
 */
export function loadArticles(root: string, words: Record<string, string> | undefined, problems: Problem[]): LoadedArticles {
  const folder = join(root, 'articles');
  const files = articleFiles(folder);
  if (!files) {
    problems.push(noFolder);
    return { articles: [], complete: false, drafts: new Set() };
  }
  const allWords = JSON.stringify(words);
  const unfinished = new Set<string>();
  const load = (file: string) => () => loadArticle(root, file, words, problems, unfinished);
  const articles = files.flatMap((name) => remember(join(folder, name), allWords, problems, load(`articles/${name}`)));
  const complete = articles.length + unfinished.size === files.length;
  problems.push(...sharedSlugs(articles), ...(complete ? deadRelations(articles) : []));
  const drafts = new Set([...unfinished, ...articles.filter(({ draft }) => draft).map(({ file }) => file)]);
  return { articles: articles.sort(newestFirst), complete, drafts };
}

/** Those of one day come by their `order`, and then by their slug. */
const newestFirst = (a: Article, b: Article) =>
  b.publishedOn.localeCompare(a.publishedOn) || (a.order ?? last) - (b.order ?? last) || a.slug.localeCompare(b.slug);
const last = Number.MAX_SAFE_INTEGER;

function loadArticle(root: string, file: string, words: Record<string, string> | undefined, problems: Problem[], unfinished: Set<string>): Article[] {
  const read = readArticle(root, file);
  if ('problem' in read) {
    problems.push(read.problem);
    return [];
  }
  const { frontMatter, body: text } = fillWords(read.value, words, file, problems);
  const parsed = articleSchema.safeParse(frontMatter, { reportInput: true });
  if (!parsed.success) {
    if ((frontMatter as { draft?: unknown } | null)?.draft === true) unfinished.add(file);
    problems.push(...problemsOf(parsed.error, file));
    return [];
  }
  const { nodes: body, faults } = readMarkdown(text, { tables: true });
  problems.push(...faults.map((fault) => ({ file, ...fault })), ...takenIds(file, headingsOf(body)), ...unknownBlocks(file, body));
  const place = { file, page: articlePath(parsed.data.slug) };
  const links = [...linksIn(parsed.data, place), ...linksOf(body).map((href) => ({ ...place, href }))];
  return [
    {
      ...parsed.data,
      file,
      headings: headingsOf(body),
      blocks: asked(body).filter(isBlockName),
      links,
      readingMinutes: readingMinutes(body),
      body: () => parseMarkdown(text),
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
