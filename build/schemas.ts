import { z } from 'zod';
import { contentFiles } from '../src/content/content';

/** `legal/terms.yaml` is described by `content/.schemas/legal-terms.json`. */
const pathOf = (file: string) => `content/.schemas/${file.replace('.yaml', '').replace('/', '-')}.json`;

/** By path, what helps a code editor to write content/: a JSON Schema for each YAML file, and the settings that point there. */
export function schemaFiles(): Record<string, string> {
  const files = Object.values(contentFiles);
  const settings = { 'yaml.schemas': Object.fromEntries(files.map(({ file }) => [pathOf(file), `content/${file}`])) };
  return {
    ...Object.fromEntries(files.map(({ file, schema }) => [pathOf(file), `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))}\n`])),
    '.vscode/settings.json': `${JSON.stringify(settings, null, 2)}\n`,
  };
}
