import { z } from 'zod';
import { contentFiles } from '../../src/model/content';
import { articleSchema } from '../../src/model/schemas/articles';
import { articlePath, routes } from '../../src/routes';
import { DeskError } from '../api/desk-error';
import type { JsonSchema } from './json-schema';
import { fileNames, groupNames, optionNames } from './names';

export const articleFile = /^articles\/[a-z0-9]+(-[a-z0-9]+)*\.md$/;
export const slugOf = (path: string) => path.slice('articles/'.length, -'.md'.length);

/** The text of an article, which follows its front matter. */
const bodySchema: JsonSchema = {
  type: 'string',
  markdown: true,
  tables: true,
  pictures: true,
  description: 'O texto do artigo. Comece por um título de secção: o botão «Título».',
};

/** The schema of the content file at `path`, with the names that the desk shows. */
export function schemaOf(path: string): JsonSchema {
  const kind = articleFile.test(path) ? 'article' : known(path).name;
  const schema = schemas.get(kind) ?? (kind === 'article' ? schemaOfArticle() : named('', asJsonSchema(contentFiles[kind].schema)));
  schemas.set(kind, schema);
  return schema;
}

/** Made once: a search names hundreds of fields. */
const schemas = new Map<string, JsonSchema>();

function schemaOfArticle(): JsonSchema {
  const { properties: { title = {}, slug = {}, lead = {}, excerpt = {}, order: _, ...others } = {}, required = [], ...rest } = asJsonSchema(articleSchema);
  return named('', { ...rest, properties: { title, slug, excerpt, lead, body: bodySchema, ...others }, required: [...required, 'body'] });
}

export const labelOf = (path: string): string => {
  const name = nameOf(path);
  return articleFile.test(path) ? 'Artigo' : name ? fileNames[name] : path;
};

/** The page that shows the file: its own, or the one where most of it is seen. */
export function addressOf(path: string): string {
  if (articleFile.test(path)) return articlePath(slugOf(path));
  const { name, file } = known(path);
  return 'path' in file ? file.path : (shownOn[name] ?? routes.home);
}

const shownOn: Partial<Record<keyof typeof contentFiles, string>> = { promotion: routes.rules, facts: routes.rules, help: routes.responsibleGambling };

const names = Object.keys(contentFiles) as (keyof typeof contentFiles)[];
const nameOf = (path: string) => names.find((name) => contentFiles[name].file === path);

function known(path: string) {
  const name = nameOf(path);
  if (!name) throw new DeskError(`«${path}» não é um ficheiro que a mesa possa abrir: o fim do endereço só leva minúsculas sem acentos, algarismos e hífenes.`);
  return { name, file: contentFiles[name] };
}

/** @throws {DeskError} of a path that is no article's and has no schema. */
export function refuseUnknown(path: string): void {
  if (!articleFile.test(path)) known(path);
}

const asJsonSchema = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;

/** Groups and lists have no description of their own; values to choose from are words of the code. */
function named(name: string, schema: JsonSchema): JsonSchema {
  const under = (key: string, part: JsonSchema | undefined) => part && named(key, part);
  return {
    ...schema,
    // The mark's own words are for who writes files by hand.
    description: name === 'placeholder' ? 'Isto é um exemplo.' : (schema.description ?? groupNames[name]),
    ...(schema.enum && { options: schema.enum.map((value) => [value, optionNames[value] ?? value] as [string, string]) }),
    ...(schema.items && { items: under(name, schema.items) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map((part) => named(name, part)) }),
    ...(schema.properties && { properties: Object.fromEntries(Object.entries(schema.properties).map(([key, part]) => [key, named(key, part)])) }),
  };
}
