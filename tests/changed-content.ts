import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { projectRoot } from '../paths';
import { loadContent } from '../rules/rulebook';
import { type Content, contentFiles } from '../src/model/content';
import { marksOf } from '../src/model/derived/marks';
import { isPublishersCopy } from './fixed-by-owner';
import { type Files, writeInvented } from './invented-content';

/** The tests' own content as files, changed by `change` before they are loaded for the day `today`. */
export function loadChanged(change: (files: Files) => void, today: string): Content {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    writeInvented(root, change);
    return loadContent(root, today);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Copies the published content to `root`, or the tests' own where a publisher has been at work, and changes it there. */
export function writeChanged(root: string, change: (files: Files, root: string) => void): void {
  if (isPublishersCopy) writeInvented(root);
  else cpSync(join(projectRoot, 'content'), root, { recursive: true });
  const entries = Object.entries(contentFiles).map(([name, { file }]) => [name, parse(readFileSync(join(root, file), 'utf8'))]);
  const files = Object.fromEntries(entries) as Files;
  change(files, root);
  for (const [name, { file }] of Object.entries(contentFiles)) writeFileSync(join(root, file), stringify(files[name as keyof Files]));
}

/** Puts something true, or that could be, in the place of every stand-in within `part`, and takes its mark away. */
export function fillIn(part: unknown, seenOn: string): void {
  const { promotion } = part as { promotion?: object };
  if (promotion) Object.assign(promotion, { signUpAt: 'contacto2030@wikipedia.org', winnersAt: '/regras' });
  for (const { marked, field } of marksOf(part)) {
    const record = marked as Record<string, unknown>;
    delete record.placeholder;
    if ('link' in record)
      Object.assign(record, { link: 'https://www.wikipedia.org/', licence: { company: 'Empresa, S.A.', games: 'jogos de fortuna ou azar', seenOn } });
    if (field.endsWith('taxNumber')) record.value = '509442013';
    else if ('value' in record) record.value = truthInPlaceOf(String(record.value), seenOn);
  }
}

/** Makes each text as long as its field lets it be, with words of the guide. */
export function fillUp(files: Files): void {
  const words = readFileSync(join(projectRoot, 'docs/guia-do-editor.md'), 'utf8').match(/\p{L}+/gu) ?? [];
  let next = 0;
  const textOf = (length: number) => {
    let text = '';
    // Not one after the other: a sentence of the guide would compress better.
    for (; text.length < length; next = (next + 7) % words.length) text += `${words[next]} `;
    return text.slice(0, length).trim();
  };
  const longest = (schema: z.core.$ZodType, value: unknown): unknown => {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    const longer = () => {
      if (def.type === 'object') return mapped(value as object, (part, key) => (def.shape[key] ? longest(def.shape[key], part) : part));
      if (def.type === 'array') return (value as unknown[]).map((part) => longest(def.element, part));
      if (def.type === 'optional') return longest(def.innerType, value);
      return typeof value === 'string' && schema instanceof z.ZodString && schema.maxLength ? textOf(schema.maxLength) : value;
    };
    const result = longer();
    return z.safeParse(schema, result).success ? result : value;
  };
  for (const [name, { schema }] of Object.entries(contentFiles)) files[name as keyof Files] = longest(schema, files[name as keyof Files]);
}

const mapped = (record: object, change: (value: unknown, key: string) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

function truthInPlaceOf(value: string, seenOn: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return seenOn;
  return value.startsWith('https:') ? 'https://www.wikipedia.org' : 'contacto2030@wikipedia.org';
}
