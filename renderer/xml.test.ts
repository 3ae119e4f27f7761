import { parseXml } from '@rgrove/parse-xml';
import { expect, it } from 'vitest';
import { xmlDocument } from './xml';

const hard = `<b> & "aspas" 'plicas' ]]> fim`;

it('a text reaches its reader as it was written, in elements and in attributes', () => {
  const { root } = parseXml(xmlDocument({ feed: { title: hard, category: [{ '@term': hard }, { '@term': 'b' }] } }));
  const attributes = (term: string) => ({ name: 'category', attributes: { term } });
  expect(root?.toJSON().children).toMatchObject([{ name: 'title', children: [{ text: hard }] }, attributes(hard), attributes('b')]);
});

it('characters that XML cannot hold are left out: Word’s line break, NUL, half a pair', () => {
  expect(xmlDocument({ title: 'a\u000bb\u0000c\ud800d\ufffee😀\t' })).toBe('<?xml version="1.0" encoding="UTF-8"?><title>abcde😀\t</title>');
});
