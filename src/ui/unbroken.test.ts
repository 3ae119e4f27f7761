import { expect, it } from 'vitest';
import { unbroken } from './unbroken';

it('a drawn text breaks neither inside a word nor inside a range', () => {
  expect(unbroken('ou escondo-o, prometeu-me; um e-mail, 10–20%, segunda-feira')).toBe(
    'ou escondo-\u2060o, prometeu-\u2060me; um e-\u2060mail, 10–\u206020%, segunda-\u2060feira',
  );
});
