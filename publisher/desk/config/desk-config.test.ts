import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentFolder, projectRoot } from '../../../renderer/paths';
import { contentFiles, loadContent } from '../../../src/model/load-content';
import { wordsFor } from '../../../src/model/words';
import { deskConfig } from './desk-config';
import type { DeskField } from './fields-from-schema';

const { collections } = deskConfig('Site');
const [articles, pages] = collections;
const all = (fields: DeskField[]): DeskField[] => fields.flatMap((field) => [field, ...all(field.fields ?? [])]);
const fields = [...(articles?.fields ?? []), ...(pages?.files ?? []).flatMap((file) => file.fields)];

describe('the desk', () => {
  it('has every content file', () => {
    expect(new Set(pages?.files?.map(({ file }) => file))).toEqual(new Set(Object.values(contentFiles).map(({ file }) => file)));
  });

  it('names every field in words', () => {
    expect(all(fields).filter(({ name, label }) => name === label && name !== 'item')).toEqual([]);
  });

  it('takes a field’s limit, help and way of writing from its schema', () => {
    const field = (name: string) => articles?.fields?.find((one) => one.name === name);
    expect(field('excerpt')).toEqual({ name: 'excerpt', label: 'O resumo, na lista de artigos', hint: 'Até 220 caracteres.', widget: 'text' });
    expect(field('tile')).toMatchObject({ widget: 'select', options: ['estrela', 'laco', 'coracao', 'roleta', 'roseta'] });
    expect(field('calculator')).toMatchObject({ required: false, widget: 'select', options: ['rollover'] });
    expect(field('publishedOn')).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD' });
    expect(field('essentials')).toMatchObject({ widget: 'list', min: 3, max: 6 });
    expect(field('body')).toMatchObject({ widget: 'markdown' });
  });
});

describe('the publisher’s guide', () => {
  it('lists every {{name}} that a text may use, and no other', () => {
    const { promotion, facts } = loadContent(contentFolder);
    const listed = [...readFileSync(`${projectRoot}docs/guia-do-editor.md`, 'utf8').matchAll(/^\| `\{\{([^}]+)\}\}`/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(Object.keys(wordsFor(promotion, facts)).sort());
  });
});
