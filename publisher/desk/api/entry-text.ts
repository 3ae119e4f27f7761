import { parse, stringify } from 'yaml';
import { editYaml } from './edit-yaml';

const article = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** A content file as the desk's form sees it: one group of values, an article's text in `body`. */
export function readEntry(path: string, text: string): Record<string, unknown> {
  if (!path.endsWith('.md')) return parse(text);
  const [, frontMatter = '', body = ''] = article.exec(text) ?? [];
  return { ...parse(frontMatter), body: body.trim() };
}

/** The file's text with the form's values; `before` is undefined for a file that is new. */
export function writeEntry(path: string, before: string | undefined, values: Record<string, unknown>): string {
  const { body, ...fields } = values;
  if (!path.endsWith('.md')) return editYaml(before ?? '{}', values);
  const [, frontMatter, oldBody = ''] = article.exec(before ?? '') ?? [];
  const newFrontMatter = frontMatter === undefined ? stringify(withoutUndefined(fields), { lineWidth: 0 }) : editYaml(`${frontMatter}\n`, fields);
  const text = String(body ?? '').trim();
  // The text as it was, to the last byte, unless somebody changed it.
  return `---\n${newFrontMatter.trimEnd()}\n---\n${text === oldBody.trim() ? oldBody : `\n${text}\n`}`;
}

const withoutUndefined = (fields: Record<string, unknown>) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
