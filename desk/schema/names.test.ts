import { expect, it } from 'vitest';
import { contentFiles } from '../../src/model/content';
import { schemaOf } from './content-schemas';
import type { JsonSchema } from './json-schema';
import { optionNames } from './names';

/** Every part of a schema, with its place in it. */
function partsOf(schema: JsonSchema, place: string): { place: string; schema: JsonSchema }[] {
  const { properties = {}, items, anyOf = [] } = schema;
  return [
    { place, schema },
    ...Object.entries(properties).flatMap(([name, part]) => partsOf(part, `${place} ${name}`)),
    // A group in a list is known by what is in it.
    ...(items ? partsOf(items, place).slice(items.properties || items.anyOf ? 1 : 0) : []),
    ...anyOf.flatMap((part) => partsOf(part, place)),
  ];
}

const all = [...Object.values(contentFiles).map(({ file }) => file), 'articles/a.md'].flatMap((file) => partsOf(schemaOf(file), file));

it('every field, group and list has a name in Portuguese', () => {
  const named = ({ place, schema }: (typeof all)[number]) => !place.includes(' ') || schema.description || schema.properties?.value?.description;
  expect(all.filter((part) => !named(part)).map(({ place }) => place)).toEqual([]);
});

it('every value to choose from has a name in Portuguese', () => {
  const values = all.flatMap(({ schema }) => schema.enum ?? []);
  expect(values.filter((value) => !optionNames[value])).toEqual([]);
});

it('the schema of a file is made once', () => expect(schemaOf('about.yaml')).toBe(schemaOf('about.yaml')));
