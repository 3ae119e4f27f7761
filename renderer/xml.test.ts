import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { xmlDocument } from './xml';

const hard = `<b> & "aspas" 'plicas' ]]> fim`;

it('a text reaches its reader as it was written, in elements and in attributes', () => {
  const xml = xmlDocument({ feed: { title: hard, category: { '@term': hard } } });
  expect(XMLValidator.validate(xml)).toBe(true);
  const { feed } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' }).parse(xml);
  expect(feed).toEqual({ title: hard, category: { '@term': hard } });
});

it('characters that XML cannot hold are left out: Word’s line break, NUL, half a pair', () => {
  expect(xmlDocument({ title: 'a\u000bb\u0000c\ud800d\ufffee😀\t' })).toBe('<?xml version="1.0" encoding="UTF-8"?><title>abcde😀\t</title>');
});
