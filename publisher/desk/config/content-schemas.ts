import { z } from 'zod';
import { articleSchema } from '../../../src/model/articles';
import { contentFiles } from '../../../src/model/load-content';
import type { JsonSchema } from './json-schema';

export const articleFile = /^articles\/[a-z0-9]+(-[a-z0-9]+)*\.md$/;

/** The article's text as the desk shows it, below the fields of its front matter. */
const bodySchema: JsonSchema = { type: 'string', markdown: true, description: 'O texto do artigo.' };

/** The schema of the content file at `path`, relative to content/; none for a path that is not a content file. */
export function schemaOf(path: string): JsonSchema | undefined {
  if (articleFile.test(path)) return articleWithText();
  const known = Object.values(contentFiles).find(({ file }) => file === path);
  return known && asJsonSchema(known.schema);
}

export function articleWithText(): JsonSchema {
  const { properties, required = [], ...rest } = asJsonSchema(articleSchema);
  return { ...rest, properties: { ...properties, body: bodySchema }, required: [...required, 'body'] };
}

export const asJsonSchema = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
