import { z } from 'zod';
import { contentFiles } from '../src/content/content';

/** The folder below content/ with a JSON Schema for each YAML file: .vscode/settings.json points there. */
export const schemasFolder = '.schemas';

/** By file name, the JSON Schemas with which a code editor helps to write content/, on one line each. */
export const jsonSchemas = (): Record<string, string> =>
  Object.fromEntries(Object.values(contentFiles).map(({ file, schema }) => [schemaName(file), `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))}\n`]));

/** `legal/terms.yaml` is described by `legal-terms.json`. */
export const schemaName = (file: string) => `${file.replace('.yaml', '').replace('/', '-')}.json`;
