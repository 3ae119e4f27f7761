import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { projectRoot } from '../paths';
import { loadContent } from '../rules/rulebook';
import { type Content, contentFiles } from '../src/model/content';
import { marksOf } from '../src/model/derived/marks';
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

/** Copies the published content to `root`, and changes it there. */
export function writeChanged(root: string, change: (files: Files, root: string) => void): void {
  cpSync(join(projectRoot, 'content'), root, { recursive: true });
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

function truthInPlaceOf(value: string, seenOn: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return seenOn;
  return value.startsWith('https:') ? 'https://www.wikipedia.org' : 'contacto2030@wikipedia.org';
}
