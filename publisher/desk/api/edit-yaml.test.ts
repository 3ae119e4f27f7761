import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../../paths';
import { editYaml } from './edit-yaml';

const text = `# As datas da promoção.
name: Estrela # o nome do cartão
year: 2025
line: "1414"
link:
  value: https://um.example/
  placeholder: O endereço verdadeiro.
lead: >-
  Um parágrafo dobrado
  em duas linhas.
days: [7, 15]
items:
  # o primeiro
  - title: Um
    on: 2025-12-01
  - title: Dois
    on: 2025-12-02
`;

const changed = (change: (values: ReturnType<typeof parse>) => void) => {
  const values = parse(text);
  change(values);
  return editYaml(text, values);
};
const lines = (before: string, after: string) => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [...old.filter((line) => !now.includes(line)).map((line) => `-${line}`), ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`)];
};

describe('editing a content file', () => {
  it('leaves every byte alone when nothing changed', () => {
    expect(editYaml(text, parse(text))).toBe(text);
  });

  it('replaces words where they stand and nothing else', () => {
    const after = changed((values) => {
      values.link.value = 'https://dois.example/?a=1&b=2';
      values.items[1].on = '2026-12-02';
      values.year = 2026;
      values.name = 'Roseta';
    });
    expect(lines(text, after)).toEqual([
      '-name: Estrela # o nome do cartão',
      '-year: 2025',
      '-  value: https://um.example/',
      '-    on: 2025-12-02',
      '+name: Roseta # o nome do cartão',
      '+year: 2026',
      '+  value: https://dois.example/?a=1&b=2',
      '+    on: 2026-12-02',
    ]);
  });

  it.each(['1414', 'true', 'a: b', '{{premio}}', '- não', 'com # cardinal', 'dois\n\nparágrafos', '«aspas» e "aspas"', ' ', '@ e `'])(
    'brings back %j as it was written',
    (words) => {
      for (const place of ['name', 'lead', 'line']) {
        expect(parse(editYaml(text, { ...parse(text), [place]: words }))).toEqual({ ...parse(text), [place]: words });
      }
    },
  );

  it('takes a field away with its line', () => {
    const after = changed((values) => {
      values.link = { value: 'https://um.example/', placeholder: undefined };
    });
    expect(lines(text, after)).toEqual(['-  placeholder: O endereço verdadeiro.']);
  });

  it('keeps what the form does not mention', () => {
    expect(editYaml(text, { name: 'Estrela', link: { value: 'https://um.example/' } })).toBe(text);
  });

  it('lets a list grow, shrink and change its order, with its comments', () => {
    const after = changed((values) => {
      values.items = [{ title: 'Três', on: '2025-12-03' }, values.items[1], values.items[0]];
      values.days = [7, 15, 30];
    });
    expect(parse(after)).toEqual({
      ...parse(text),
      days: [7, 15, 30],
      items: [{ title: 'Três', on: '2025-12-03' }, parse(text).items[1], parse(text).items[0]],
    });
    // All other lines stay as they were, folds and comments included.
    expect(lines(text, after)).toEqual(['-days: [7, 15]', '+days: [7, 15, 30]', '+  - title: Três', '+    on: 2025-12-03']);
  });

  it('an item that moves takes its comment along', () => {
    const after = changed((values) => values.items.reverse());
    expect(after.slice(after.indexOf('items:'))).toBe('items:\n  - title: Dois\n    on: 2025-12-02\n  # o primeiro\n  - title: Um\n    on: 2025-12-01\n');
  });

  it('in every content file: items and fields come and go, and no other line changes', () => {
    const folder = `${projectRoot}tests/content/`;
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))) {
      const before = readFileSync(folder + file, 'utf8');
      for (const change of [shrink, grow, drop]) {
        const values = parse(before);
        change(values);
        const after = editYaml(before, values);
        expect(JSON.parse(JSON.stringify(parse(after))), file).toEqual(JSON.parse(JSON.stringify(values)));
        const otherLines = lines(before, after).filter((line) => line.startsWith(change === grow ? '-' : '+') && !line.includes('['));
        expect(otherLines, file).toEqual([]);
      }
    }
  });
});

type Values = Record<string, unknown>;
const inEachList = (change: (list: unknown[]) => void) =>
  function visit(value: unknown): void {
    if (value === null || typeof value !== 'object') return;
    for (const part of Object.values(value)) visit(part);
    if (Array.isArray(value)) change(value);
  };
const shrink = inEachList((list) => list.splice(0, list.length > 1 ? 1 : 0));
const grow = inEachList((list) => list.push(typeof list[0] === 'object' ? { novo: 'Um\n\ndois' } : 'novo'));
const drop = (values: Values) => {
  const names = Object.keys(values);
  if (names.length > 1) values[names.at(-1) as string] = undefined;
};
