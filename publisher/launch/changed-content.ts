import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { projectRoot } from '../../paths';
import { type Content, contentFiles, loadContent } from '../../src/model/load-content';
import { marksOf } from '../../src/model/marks';

// biome-ignore lint/suspicious/noExplicitAny: tests change records by hand, as an editor does; the loader then checks them.
type Record = any;
export type Files = { [Name in keyof typeof contentFiles]: Record };

/** The tests' own content as files, changed by `change` before they are loaded for the day `today`. */
export function loadChanged(change: (files: Files) => void, today: string): Content {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    writeChanged(root, change);
    return loadContent(root, today);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Copies the content of the folder `from` to `root`, and changes it there. */
export function writeChanged(root: string, change: (files: Files, root: string) => void, from = `${projectRoot}tests/content`): void {
  cpSync(from, root, { recursive: true });
  const entries = Object.entries(contentFiles).map(([name, { file }]) => [name, parse(readFileSync(join(root, file), 'utf8'))]);
  const files: Files = Object.fromEntries(entries);
  change(files, root);
  for (const [name, { file }] of Object.entries(contentFiles)) writeFileSync(join(root, file), stringify(files[name as keyof Files]));
}

/** Puts something true, or that could be, in the place of every stand-in within `part`, and takes its mark away. */
export function fillIn(part: unknown, seenOn: string): void {
  for (const { marked, field } of marksOf(part)) {
    const record = marked as Record;
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
