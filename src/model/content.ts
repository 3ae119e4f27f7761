import type { z } from 'zod';
import { type RoutePath, routes } from '../routes';
import { marksOf } from './derived/marks';
import { dayInWords, wordsFor } from './derived/words';
import type { Found } from './finding';
import { problemsOf } from './reading/describe-issue';
import { type Article, newestFirst, readArticles } from './reading/load-articles';
import type { Picture } from './reading/picture-files';
import { readPictures } from './reading/pictures';
import { fillWords, readYaml } from './reading/read-file';
import { aboutSchema } from './schemas/about';
import { articleListSchema, isOut } from './schemas/articles';
import { casinosSchema } from './schemas/casinos';
import { dictionarySchema } from './schemas/dictionary';
import { helpOrganisationsSchema, responsibleGamblingSchema } from './schemas/help';
import { homeSchema } from './schemas/home';
import { cookiesSchema, privacySchema, termsSchema } from './schemas/legal';
import { licensedOperatorsSchema } from './schemas/licensed-operators';
import { noticesSchema } from './schemas/notices';
import { promotionSchema } from './schemas/promotion';
import { redirectsSchema } from './schemas/redirects';
import { rightsSchema } from './schemas/rights';
import { rulesSchema } from './schemas/rules';
import { factsSchema, siteSchema } from './schemas/site';

/** Each YAML file of content/, its schema, and the page that shows its sections. */
export const contentFiles = {
  promotion: { file: 'promotion.yaml', schema: promotionSchema },
  facts: { file: 'facts.yaml', schema: factsSchema },
  notices: { file: 'notices.yaml', schema: noticesSchema },
  site: { file: 'site.yaml', schema: siteSchema },
  home: { file: 'home.yaml', schema: homeSchema, path: routes.home },
  casinos: { file: 'casinos.yaml', schema: casinosSchema, path: routes.casinos },
  rights: { file: 'rights.yaml', schema: rightsSchema, path: routes.rights },
  licensedOperators: { file: 'licensed-operators.yaml', schema: licensedOperatorsSchema, path: routes.rights },
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
  /** What the articles show, by the name of its file. */
  pictures: Record<string, Picture>;
};

/** Each YAML file of content/ with what was read of it: nothing, where it is broken. */
export const filesOf = (content: Content): { name: string; file: string; path?: RoutePath; value: unknown }[] =>
  (Object.keys(contentFiles) as (keyof Files)[]).map((name) => ({ name, ...contentFiles[name], value: content[name] }));

/** Every stand-in of `content`, and the file that it stands in. */
export const marksIn = (content: Content) => filesOf(content).flatMap(({ file, value }) => marksOf(value).map((mark) => ({ ...mark, file })));

/**
 * What was read of content/ at `root`, with every article among its `articles`; the parts that cannot be read are missing.
 * @returns `problems`, what no schema lets pass; `drafts`, the files that need not be mended yet; `complete`, whether all articles could be read.
 */
export function readContent(root: string) {
  const problems: Found[] = [];
  const { words, ...read } = readWords(root, problems);

  const names = Object.keys(contentFiles) as (keyof Files)[];
  const pages = Object.fromEntries(names.map((name) => [name, name in read ? read[name as keyof typeof read] : readOne(name, root, words, problems)]));
  const found = readArticles(root, words);
  const readable = found.flatMap(({ article }) => article ?? []);
  const articles = readable.toSorted(newestFirst);
  const { pictures, problems: pictureProblems } = readPictures(root, articles);
  return {
    content: { ...pages, articles, waiting: [], pictures } as unknown as Content,
    complete: found.every(({ article, unfinished }) => article || unfinished),
    drafts: new Set(found.filter(({ article, unfinished }) => unfinished || article?.draft).map(({ file }) => file)),
    problems: [...problems, ...found.flatMap((one) => one.problems), ...pictureProblems],
  };
}

/** What goes public on the day `today`, or all of it, with what waits marked as such. */
export function publicPart(content: Content, today: string, withWaiting: boolean): Content {
  const articles = withWaiting
    ? content.articles.map((article) => (isOut(article, today) ? article : { ...article, topic: `${stateInWords(article)} · ${article.topic}` }))
    : content.articles.filter((article) => isOut(article, today));
  const waiting = withWaiting ? [] : content.articles.filter((article) => !isOut(article, today));
  const shown = new Set(articles.flatMap((article) => article.pictures.map(({ name }) => name)));
  return { ...content, articles, waiting, pictures: Object.fromEntries(Object.entries(content.pictures).filter(([name]) => shown.has(name))) };
}

/** The words that texts may ask for as {{name}}, none while the files that they come from are broken; and those files. */
export function readWords(root: string, problems: Found[]) {
  const promotion = readOne('promotion', root, {}, problems);
  const facts = readOne('facts', root, {}, problems);
  return { promotion, facts, words: promotion && facts && { ...wordsFor(promotion, facts), 'dinheiro-do-site': moneySentence(root) } };
}

/**
 * What the site lives on: nothing, as long as all its partners are examples. From the files as they are, whose own texts
 * wait for this sentence; what is wrong with them is said when they are read for themselves.
 */
function moneySentence(root: string): string {
  const [site, partners] = ['site.yaml', 'casinos.yaml'].map((file) => readYaml(root, file, []) as Unchecked);
  const casinos = Array.isArray(partners?.casinos) ? partners.casinos : [];
  return String(casinos.every((casino) => casino?.placeholder) ? site?.money?.none : site?.money?.commission);
}

type Unchecked = { money?: { none?: string; commission?: string }; casinos?: { placeholder?: string }[] } | undefined;

function readOne<Name extends keyof Files>(
  name: Name,
  root: string,
  words: Record<string, string> | undefined,
  problems: Found[],
): z.infer<Files[Name]['schema']> | undefined {
  const { file, schema } = contentFiles[name];
  const value = readYaml(root, file, problems);
  if (value === undefined) return undefined;
  const parsed = schema.safeParse(fillWords(value, words, file, problems), { reportInput: true });
  if (!parsed.success) problems.push(...problemsOf(parsed.error, file));
  return parsed.data as z.infer<Files[Name]['schema']> | undefined;
}

const stateInWords = ({ draft, publishedOn }: Article) => (draft ? 'Rascunho' : `Agendado para ${dayInWords(publishedOn)}`);
