import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
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
marks:
  - { brand: Um, on: true }
  - { brand: Dois, on: false }
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

  it('keeps every byte of what did not change or is not mentioned', () => {
    expect(editYaml(text, parse(text))).toBe(text);
    expect(editYaml(text, { name: 'Estrela', link: { value: 'https://um.example/' } })).toBe(text);
  });

  it('lets a list grow, shrink and change its order, with its comments', () => {
    const after = changed((values) => {
      values.items = [{ title: 'Três', on: '2025-12-03' }, values.items[1], values.items[0]];
      values.days = [7, 15, 30];
      values.marks = [{ brand: 'Dois', on: true }];
    });
    expect(parse(after)).toEqual({
      ...parse(text),
      days: [7, 15, 30],
      marks: [{ brand: 'Dois', on: true }],
      items: [{ title: 'Três', on: '2025-12-03' }, parse(text).items[1], parse(text).items[0]],
    });
    // All other lines stay as they were, folds and comments included.
    expect(lines(text, after)).toEqual([
      '-days: [7, 15]',
      '-  - { brand: Um, on: true }',
      '-  - { brand: Dois, on: false }',
      '+days: [7, 15, 30]',
      '+  - { brand: Dois, on: true }',
      '+  - title: Três',
      '+    on: 2025-12-03',
    ]);
  });

  it('an item that moves takes its comment along', () => {
    const after = changed((values) => values.items.reverse());
    expect(after.slice(after.indexOf('items:'))).toBe('items:\n  - title: Dois\n    on: 2025-12-02\n  # o primeiro\n  - title: Um\n    on: 2025-12-01\n');
  });
});
