import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentFiles } from '../src/content/content';
import { day, externalLink, line, prose } from '../src/content/fields';
import { configuration } from './configuration';
import { deriveFields, type Field, inWords } from './derive-field';

const derived = (shape: z.ZodRawShape) => deriveFields(z.toJSONSchema(z.strictObject(shape), { io: 'input' }));

test('the form has every content file, and articles', () => {
  expect(configuration.singletons.map(({ file }) => file)).toEqual(Object.values(contentFiles).map(({ file }) => file));
  expect(configuration.collections.map(({ folder }) => folder)).toEqual(['articles']);
});

test('every group and field has a label in Portuguese: its schema has a description', () => {
  const unnamed = (fields: Field[], path: string): string[] =>
    fields.flatMap(({ name, label, fields = [], field }) => [
      ...(label === inWords(name).label && !['casinos', 'newsletter'].includes(name) ? [`${path}.${name}`] : []),
      ...unnamed(field ? [...fields, field] : fields, `${path}.${name}`),
    ]);
  expect([...configuration.singletons, ...configuration.collections].flatMap(({ name, fields }) => unnamed(fields, name))).toEqual([]);
});

test('a description is a label and its help', () => {
  expect(inWords('title', 'O título da página, no topo.')).toEqual({ label: 'Título da página', hint: 'No topo.' });
  expect(inWords('label', 'O que o número conta.')).toEqual({ label: 'O que o número conta' });
  expect(inWords('to', 'O endereço: /artigos/…')).toEqual({ label: 'Endereço', hint: '/artigos/…' });
});

test('kinds of field become inputs, with their limits', () => {
  const fields = derived({
    name: line('O nome.', 40),
    text: prose('O texto.'),
    on: day('O dia.'),
    link: externalLink('O endereço.').optional(),
    kind: z.enum(['estrela', 'vela']),
    count: z.int().min(1).max(9),
    required: z.boolean(),
  });
  expect(fields).toMatchObject([
    { name: 'name', widget: 'string', required: true, maxlength: 40 },
    { widget: 'richtext', editor_components: [] },
    { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
    { widget: 'string', required: false, pattern: [expect.any(String), 'O endereço.'] },
    { widget: 'select', options: ['estrela', 'vela'] },
    { widget: 'number', value_type: 'int', min: 1, max: 9 },
    { widget: 'boolean' },
  ]);
});

test('a list of a fixed length can be ordered, not lengthened, and one of alternatives shows the fields of all', () => {
  const alternatives = z.union([
    z.strictObject({ to: line('Onde.', 9), label: line('O nome.', 9) }),
    z.strictObject({ pending: z.literal(true), label: line('O nome.', 9) }),
  ]);
  const [fixed, open] = derived({ fixed: z.array(line('Um.', 9)).length(3), open: z.array(alternatives).min(1) });
  expect(fixed).toMatchObject({ widget: 'list', min: 3, max: 3, allow_add: false, allow_remove: false, field: { widget: 'string' } });
  expect(open).toMatchObject({ allow_add: true, summary: '{{fields.to}}' });
  expect(open?.fields?.map(({ name, required }) => [name, required])).toEqual([
    ['to', false],
    ['label', true],
    ['pending', false],
  ]);
});
