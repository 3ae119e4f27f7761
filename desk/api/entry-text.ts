import { parse } from 'yaml';
import { asOneGroup, type JsonSchema } from '../schema/json-schema';
import { DeskError } from './desk-error';
import { editYaml } from './edit-yaml';
import { isGroup } from './same-items';

export type Values = Record<string, unknown>;

const article = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const withoutReturns = (text: string) => text.replaceAll('\r\n', '\n');

/** A content file as the desk's form sees it: one group of values, an article's text in `body`. Nothing for a file that is broken. */
export function valuesIn(path: string, text: string): Values | undefined {
  const isArticle = path.endsWith('.md');
  const [, fields = '', body = ''] = isArticle ? (article.exec(withoutReturns(text)) ?? []) : ['', withoutReturns(text)];
  try {
    const values: unknown = parse(fields);
    if (!isGroup(values)) return undefined;
    return isArticle ? { ...values, body: body.trim() } : values;
  } catch {
    return undefined;
  }
}

/**
 * The file's text with the form's values; `before` is undefined for a file that is new.
 * @throws {DeskError} when `before` is broken.
 */
export function writeEntry(path: string, before: string | undefined, values: Values): string {
  if (before !== undefined && !valuesIn(path, before))
    throw new DeskError(`content/${path} não se deixa ler: corrija-o primeiro, ou reponha uma versão anterior a partir do Histórico.`);
  if (before?.includes('\r\n')) return writeEntry(path, withoutReturns(before), values).replaceAll('\n', '\r\n');
  if (!path.endsWith('.md')) return editYaml(before ?? '', values);
  const { body, ...fields } = values;
  const [, frontMatter = '', oldBody = ''] = article.exec(before ?? '') ?? [];
  const text = withoutReturns(String(body ?? '')).trim();
  // The text as it was, to the last byte, unless somebody changed it.
  return `---\n${editYaml(frontMatter, fields).trimEnd()}\n---\n${text === oldBody.trim() ? oldBody : `\n${text}\n`}`;
}

/**
 * A form sends '' (or false) for what was left empty: an optional field that is empty is no field at all.
 * A list that nobody opened it does not send: a required list that is not there is an empty one.
 */
export function cleaned(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => cleaned(item, schema.items ?? {}));
  if (!isGroup(value)) return value;
  const { properties = {}, required = [] } = asOneGroup(schema);
  const names = [
    ...Object.keys(properties).filter((name) => name in value || required.includes(name)),
    ...Object.keys(value).filter((name) => !(name in properties)),
  ];
  return Object.fromEntries(
    names.flatMap((name) => {
      const property = properties[name] ?? {};
      if (!required.includes(name) && isEmpty(value[name])) return [[name, undefined]];
      if (value[name] === undefined) return property.type === 'array' ? [[name, []]] : [];
      return [[name, cleaned(value[name], property)]];
    }),
  );
}

const isEmpty = (value: unknown) => value === '' || value === false || value === null || value === undefined;
