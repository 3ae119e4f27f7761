import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { visibleText } from '../../../checks/visible-text';

/** What each page of the built site says, by its file. What surrounds all pages is left out. */
export function pageTexts(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  return Object.fromEntries(files.map((file) => [file.replaceAll('\\', '/'), visibleText(load(readFileSync(join(folder, file))), 'main')]));
}
