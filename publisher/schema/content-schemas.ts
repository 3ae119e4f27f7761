import { z } from 'zod';
import { articleSchema } from '../../src/model/articles';
import { contentFiles } from '../../src/model/load-content';
import { articlePath, routes } from '../../src/routes';
import type { JsonSchema } from './json-schema';
import { fileNames, groupNames, optionNames } from './names';

export const articleFile = /^articles\/[a-z0-9]+(-[a-z0-9]+)*\.md$/;
export const slugOf = (path: string) => path.slice('articles/'.length, -'.md'.length);

/** The text of an article, which follows its front matter. */
const bodySchema: JsonSchema = { type: 'string', markdown: true, pictures: true, description: 'O texto do artigo. Comece por um título de secção («## »).' };

/** The schema of the content file at `path`, with the names that the desk shows. */
export function schemaOf(path: string): JsonSchema {
  if (!articleFile.test(path)) return named('', asJsonSchema(known(path).schema));
  const { properties: { title = {}, slug = {}, excerpt = {}, ...others } = {}, required = [], ...rest } = asJsonSchema(articleSchema);
  return named('', { ...rest, properties: { title, slug, excerpt, body: bodySchema, ...others }, required: [...required, 'body'] });
}

export const labelOf = (path: string): string => (articleFile.test(path) ? 'Artigo' : (fileNames[known(path).name] ?? path));

/** The page that shows the file: its own, or the one where most of it is seen. */
export function addressOf(path: string): string {
  if (articleFile.test(path)) return articlePath(slugOf(path));
  const { name } = known(path);
  const file = contentFiles[name as keyof typeof contentFiles];
  return 'path' in file ? file.path : (shownOn[name] ?? routes.home);
}

const shownOn: Record<string, string> = { promotion: routes.rules, facts: routes.rules, help: routes.responsibleGambling };

function known(path: string) {
  const found = Object.entries(contentFiles).find(([, { file }]) => file === path);
  if (!found) throw new Error(`${path} is no content file.`);
  return { name: found[0], schema: found[1].schema };
}

const asJsonSchema = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;

/** Groups and lists have no description of their own; values to choose from are words of the code. */
function named(name: string, schema: JsonSchema): JsonSchema {
  const under = (key: string, part: JsonSchema | undefined) => part && named(key, part);
  return {
    ...schema,
    description: schema.description ?? groupNames[name],
    ...(schema.enum && { options: schema.enum.map((value) => [value, optionNames[value] ?? value] as [string, string]) }),
    ...(schema.items && { items: under(name, schema.items) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map((part) => named(name, part)) }),
    ...(schema.properties && { properties: Object.fromEntries(Object.entries(schema.properties).map(([key, part]) => [key, named(key, part)])) }),
  };
}
