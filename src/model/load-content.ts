import type { z } from 'zod';
import { type RoutePath, routes } from '../routes';
import { aboutSchema } from './about';
import { articleListSchema, isOut } from './articles';
import { casinosSchema } from './casinos';
import { problemsBetween } from './check-articles';
import { complaintsSchema } from './complaints';
import { problemsOf } from './describe-issue';
import { dictionarySchema } from './dictionary';
import { fillWords } from './fill-words';
import { helpOrganisationsSchema, responsibleGamblingSchema } from './help';
import { homeSchema } from './home';
import { cookiesSchema, privacySchema, termsSchema } from './legal';
import { licensedOperatorsSchema } from './licensed-operators';
import { linkProblems } from './link-problems';
import { type Article, type ArticleRead, newestFirst, readArticles, type Share } from './load-articles';
import { drawSummary, noticesSchema } from './notices';
import type { Picture } from './picture-files';
import { readPictures } from './pictures';
import { ContentError, type Problem } from './problem';
import { promotionSchema } from './promotion';
import { readYaml } from './read-file';
import { redirectsSchema } from './redirects';
import { rulesSchema } from './rules';
import { factsSchema, siteSchema } from './site';
import { lisbonToday } from './today';
import { dayInWords, wordsFor } from './words';

/** Each YAML file of content/, its schema, and the page that shows its sections. */
export const contentFiles = {
  promotion: { file: 'promotion.yaml', schema: promotionSchema },
  facts: { file: 'facts.yaml', schema: factsSchema },
  notices: { file: 'notices.yaml', schema: noticesSchema },
  site: { file: 'site.yaml', schema: siteSchema },
  home: { file: 'home.yaml', schema: homeSchema, path: routes.home },
  casinos: { file: 'casinos.yaml', schema: casinosSchema, path: routes.casinos },
  licensedOperators: { file: 'licensed-operators.yaml', schema: licensedOperatorsSchema, path: routes.casinos },
  complaints: { file: 'complaints.yaml', schema: complaintsSchema, path: routes.casinos },
  rules: { file: 'rules.yaml', schema: rulesSchema, path: routes.rules },
  articleList: { file: 'article-list.yaml', schema: articleListSchema, path: routes.articles },
  responsibleGambling: { file: 'responsible-gambling.yaml', schema: responsibleGamblingSchema, path: routes.responsibleGambling },
  help: { file: 'help-organisations.yaml', schema: helpOrganisationsSchema },
  about: { file: 'about.yaml', schema: aboutSchema, path: routes.about },
  privacy: { file: 'legal/privacy.yaml', schema: privacySchema, path: routes.privacy },
  cookies: { file: 'legal/cookies.yaml', schema: cookiesSchema, path: routes.cookies },
  terms: { file: 'legal/terms.yaml', schema: termsSchema, path: routes.terms },
  redirects: { file: 'redirects.yaml', schema: redirectsSchema },
  dictionary: { file: 'dictionary.yaml', schema: dictionarySchema },
} satisfies Record<string, { file: string; schema: z.ZodType; path?: RoutePath }>;

type Files = typeof contentFiles;
export type Content = { [Name in keyof Files]: z.infer<Files[Name]['schema']> } & {
  /** Newest first. */
  articles: Article[];
  /** Drafts, and what is dated in the future. */
  waiting: Article[];
  /** The Markdown of each article, by its file: the most of all that is read, and wanted only where it is drawn. */
  texts: Map<string, string>;
  /** What the articles show, by the name of its file. */
  pictures: Record<string, Picture>;
};

/**
 * Reads and checks the whole of content/ at `root`, as it is true from the day `today` (`YYYY-MM-DD`) on.
 * @param withWaiting puts drafts and articles of later days among the others, to look at them before, marked above their titles.
 * @param articlesRead the articles, where they have been read already.
 * @throws {ContentError} with every problem found, when there is any.
 */
export function loadContent(root: string, today = lisbonToday(), withWaiting = false, articlesRead?: ArticleRead[]): Content {
  const problems: Problem[] = [];
  const { words, ...read } = readWords(root, today, problems);

  const names = Object.keys(contentFiles) as (keyof Files)[];
  const pages = Object.fromEntries(names.map((name) => [name, name in read ? read[name as keyof typeof read] : readOne(name, root, words, problems)]));
  const found = articlesRead ?? readArticles(root, words);
  const readable = found.flatMap(({ article }) => article ?? []);
  const texts = new Map(readable.map(({ file, text }) => [file, text]));
  const all = readable.toSorted(newestFirst).map(({ text, ...article }): Article => article);
  // Which links to articles are dead is not known while one cannot be read.
  const complete = found.every(({ article, unfinished }) => article || unfinished);
  problems.push(...found.flatMap((one) => one.problems), ...problemsBetween(readable, complete));

  const { pictures, problems: pictureProblems } = readPictures(root, all);
  const files = names.map((name) => ({ name, ...contentFiles[name], value: pages[name] }));
  problems.push(...linkProblems(files, all, complete, today), ...pictureProblems);
  const drafts = new Set(found.filter(({ article, unfinished }) => unfinished || article?.draft).map(({ file }) => file));
  const urgent = problems.filter(({ file }) => !drafts.has(file));
  if (urgent.length > 0) throw new ContentError(urgent);
  const out = withWaiting
    ? all.map((article) => (isOut(article, today) ? article : { ...article, topic: `${stateInWords(article)} · ${article.topic}` }))
    : all.filter((article) => isOut(article, today));
  const slugs = new Set(out.map(({ slug }) => slug));
  const articles = out.map((article) => ({ ...article, related: article.related.filter((slug) => slugs.has(slug)) }));
  const shown = Object.fromEntries(articles.flatMap((article) => article.pictures.flatMap(({ name }) => (pictures[name] ? [[name, pictures[name]]] : []))));
  return { ...pages, articles, waiting: withWaiting ? [] : all.filter((article) => !isOut(article, today)), texts, pictures: shown } as Content;
}

/** Reads a share of the articles; the rest of the content only for the words that they ask for. */
export function readShare(root: string, share: Share): ArticleRead[] {
  return readArticles(root, readWords(root, lisbonToday(), []).words, share);
}

/** The words that texts may ask for as {{name}}, none while the files that they come from are broken; and those files. */
export function readWords(root: string, today: string, problems: Problem[]) {
  const promotion = readOne('promotion', root, {}, problems);
  const facts = readOne('facts', root, {}, problems);
  const figures = promotion && facts ? wordsFor(promotion, facts) : undefined;
  const notices = readOne('notices', root, figures, problems);
  const words = promotion && figures && notices && { ...figures, 'estado-do-sorteio': drawSummary(notices, promotion, today) };
  return { promotion, facts, notices, words };
}

function readOne<Name extends keyof Files>(
  name: Name,
  root: string,
  words: Record<string, string> | undefined,
  problems: Problem[],
): z.infer<Files[Name]['schema']> | undefined {
  const { file, schema } = contentFiles[name];
  const value = readYaml(root, file, problems);
  if (value === undefined) return undefined;
  const parsed = schema.safeParse(fillWords(value, words, file, problems), { reportInput: true });
  if (!parsed.success) problems.push(...problemsOf(parsed.error, file));
  return parsed.data as z.infer<Files[Name]['schema']> | undefined;
}

const stateInWords = ({ draft, publishedOn }: Article) => (draft ? 'Rascunho' : `Agendado para ${dayInWords(publishedOn)}`);
