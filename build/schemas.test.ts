import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFiles } from '../src/content/content';
import { jsonSchemas, schemaName, schemasFolder } from './schemas';

const folder = join('content', schemasFolder);

test('the JSON Schemas of content/ are those of the code: `npm run schemas` writes them', () => {
  const written = Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  expect(written).toEqual(jsonSchemas());
});

test('a code editor is told the schema of every YAML file', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))['yaml.schemas'];
  expect(settings).toEqual(
    Object.fromEntries(Object.values(contentFiles).map(({ file }) => [`content/${schemasFolder}/${schemaName(file)}`, `content/${file}`])),
  );
});
