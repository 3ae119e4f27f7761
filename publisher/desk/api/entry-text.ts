import { parse } from 'yaml';
import { editYaml } from './edit-yaml';

export type Values = Record<string, unknown>;

const article = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const withoutReturns = (text: string) => text.replaceAll('\r\n', '\n');

/** A content file as the desk's form sees it: one group of values, an article's text in `body`. @throws when its YAML is broken. */
export function readEntry(path: string, text: string): Values {
  if (!path.endsWith('.md')) return group(parse(withoutReturns(text)));
  const parts = article.exec(withoutReturns(text));
  if (!parts) throw new Error('no front matter');
  return { ...group(parse(parts[1] ?? '')), body: (parts[2] ?? '').trim() };
}

/** The same, or nothing for a file that is broken. */
export function valuesIn(path: string, text: string): Values | undefined {
  try {
    return readEntry(path, text);
  } catch {
    return undefined;
  }
}

function group(value: unknown): Values {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new Error('no group of fields');
  return value as Values;
}

/** The file's text with the form's values; `before` is undefined for a file that is new. */
export function writeEntry(path: string, before: string | undefined, values: Values): string {
  if (before?.includes('\r\n')) return writeEntry(path, withoutReturns(before), values).replaceAll('\n', '\r\n');
  if (!path.endsWith('.md')) return editYaml(before ?? '', values);
  const { body, ...fields } = values;
  const [, frontMatter = '', oldBody = ''] = article.exec(before ?? '') ?? [];
  const text = withoutReturns(String(body ?? '')).trim();
  // The text as it was, to the last byte, unless somebody changed it.
  return `---\n${editYaml(frontMatter, fields).trimEnd()}\n---\n${text === oldBody.trim() ? oldBody : `\n${text}\n`}`;
}
