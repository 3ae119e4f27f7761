import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { calendarSchema } from '../features/advent-calendar/calendar-schema';
import { helpOrganisationsSchema } from '../layout/help-organisations-schema';
import { siteSchema } from '../layout/site-schema';
import { aboutSchema } from '../pages/about/about-schema';
import { type ArticleHead, articleSchema } from '../pages/article/article-schema';
import { articleListSchema } from '../pages/articles/articles-schema';
import { casinosSchema } from '../pages/casinos/casinos-schema';
import { homeSchema } from '../pages/home/home-schema';
import { cookiesSchema, privacySchema, termsSchema } from '../pages/legal/legal-schema';
import { responsibleGamblingSchema } from '../pages/responsible-gambling/responsible-gambling-schema';
import { rightsSchema } from '../pages/rights/rights-schema';
import { rulesSchema } from '../pages/rules/rules-schema';
import { storageKeys } from '../stored-answers';
import { ContentError, type Problem } from './content-error';
import { dateRange, longDate } from './dates';
import { describeIssues } from './describe-issue';
import { slugPattern } from './fields';
import { interpolate, type Names } from './interpolate';
import { type Promotion, promotionSchema } from './promotion-schema';
import { proseProblems } from './prose-problems';
import { filesIn, type Parsed, parseYaml, readText } from './read-file';

/** The files of content/ and what each must look like. */
export const contentFiles = {
  site: { file: 'site.yaml', schema: siteSchema },
  promotion: { file: 'promotion.yaml', schema: promotionSchema },
  home: { file: 'home.yaml', schema: homeSchema },
  casinos: { file: 'casinos.yaml', schema: casinosSchema },
  rules: { file: 'rules.yaml', schema: rulesSchema },
  calendar: { file: 'calendar.yaml', schema: calendarSchema },
  articleList: { file: 'articles.yaml', schema: articleListSchema },
  responsibleGambling: { file: 'responsible-gambling.yaml', schema: responsibleGamblingSchema },
  help: { file: 'help-organisations.yaml', schema: helpOrganisationsSchema },
  about: { file: 'about.yaml', schema: aboutSchema },
  rights: { file: 'rights.yaml', schema: rightsSchema },
  privacy: { file: 'legal/privacy.yaml', schema: privacySchema },
  cookies: { file: 'legal/cookies.yaml', schema: cookiesSchema },
  terms: { file: 'legal/terms.yaml', schema: termsSchema },
} as const;

export const articlesFolder = 'articles';

type Files = typeof contentFiles;
/** Its `slug`, the end of its address, is its file's name. */
export type Article = ArticleHead & { slug: string; body: string };
/** A picture of content/pictures/, as it is served. */
export type Picture = { src: string; width: number; height: number };
export type Content = { [Key in keyof Files]: z.infer<Files[Key]['schema']> } & { articles: Article[]; pictures: Record<string, Picture> };

/**
 * Reads content/.
 * @param pictures by file name, what the build made of content/pictures/. Without it, only the names are checked.
 * @throws ContentError with everything that is wrong.
 */
export function loadContent(folder: string, pictures: Record<string, Picture> = namesOfPictures(folder)): Content {
  const problems: Problem[] = [];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  const readYaml = (file: string) => parseYaml(readText(folder, file), file);

  const promotion = attempt(() => validate('promotion.yaml', promotionSchema, readYaml('promotion.yaml'), {}));
  const names = promotion ? namesFor(promotion) : undefined;
  const { promotion: _, ...others } = contentFiles;
  const values = Object.entries(others).map(([key, { file, schema }]) => [key, attempt(() => validate(file, schema, readYaml(file), names))]);
  const articles = filesIn(join(folder, articlesFolder), '.md').map((name) => attempt(() => readArticle(folder, name, names, pictures)));
  const valid = articles.filter((article) => article !== undefined);
  problems.push(...repeated(valid, 'title'), ...repeated(valid, 'order'));
  if (problems.length > 0) throw new ContentError(problems);
  return { ...Object.fromEntries(values), promotion, articles: valid.sort((a, b) => a.order - b.order), pictures } as Content;
}

const namesOfPictures = (folder: string): Record<string, Picture> =>
  existsSync(join(folder, 'pictures'))
    ? Object.fromEntries(filesIn(join(folder, 'pictures'), '').map((name) => [name, { src: name, width: 0, height: 0 }]))
    : {};

const namesFor = ({ signUpFrom, signUpTo, draw, contactWithinHours, winnersBy }: Promotion): Names => ({
  inscricoes: dateRange(signUpFrom, signUpTo),
  sorteio: longDate(draw),
  'prazo-contacto': `${contactWithinHours} horas`,
  lista: longDate(winnersBy),
  'chave-idade': storageKeys.age,
  'chave-cookies': storageKeys.consent,
});

/** @param names undefined when promotion.yaml is wrong: texts then keep their braces, and no name is reported as unknown. */
function validate<T extends z.ZodType>(file: string, schema: T, { value, lineOf }: Parsed, names: Names | undefined): z.infer<T> {
  const problems: Problem[] = [];
  const report = (path: PropertyKey[], text: string) => problems.push({ file, line: lineOf(path), field: path.join('.') || undefined, text });
  const replaced =
    names && interpolate(value, names, (path, name) => report(path, `«{{${name}}}» não existe. Os nomes que há são: ${Object.keys(names).join(', ')}.`));
  const result = schema.safeParse(replaced ?? value, { reportInput: true });
  if (!result.success) for (const { path, text } of describeIssues(result.error)) report(path, text);
  if (problems.length > 0) throw new ContentError(problems);
  return result.data as z.infer<T>;
}

function readArticle(folder: string, name: string, names: Names | undefined, pictures: Record<string, Picture>): Article {
  const file = `${articlesFolder}/${name}`;
  const slug = name.slice(0, -'.md'.length);
  if (!slugPattern.test(slug)) {
    throw new ContentError([{ file, text: 'O nome do ficheiro é o fim do endereço do artigo: use só minúsculas sem acentos, algarismos e hífenes.' }]);
  }
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readText(folder, file)) ?? [];
  if (head === undefined || body === undefined) {
    throw new ContentError([{ file, line: 1, text: 'O cabeçalho do artigo não está entre duas linhas só com «---». Ponha uma antes dele e outra depois.' }]);
  }
  const article = validate(file, articleSchema, parseYaml(head, file, 2), names);
  const bodyLine = head.split('\n').length + 3;
  const problems = proseProblems(body, { pictures }).map(({ line, text }): Problem => ({ file, line: line + bodyLine, text }));
  if (problems.length > 0) throw new ContentError(problems);
  return { ...article, slug, body: body.trim() };
}

/** Readers tell articles apart by their titles, and each has its own place in the list. */
const repeated = (articles: Article[], field: 'title' | 'order'): Problem[] =>
  articles.flatMap((article, index) => {
    const other = articles.slice(0, index).find((earlier) => earlier[field] === article[field]);
    const text = `«${article[field]}» já é de ${articlesFolder}/${other?.slug}.md, e cada artigo tem o seu. Mude um dos dois.`;
    return other ? [{ file: `${articlesFolder}/${article.slug}.md`, field, text }] : [];
  });
