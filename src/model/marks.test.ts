import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { partnerSchema } from './casinos';
import { declared } from './fields';
import { marksOf } from './marks';
import { promotionSchema } from './promotion';

const messages = ({ error }: z.ZodSafeParseResult<unknown>) => error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('marks', () => {
  it('are found on values and on records, with their place', () => {
    const content = { a: [{ title: 'A', placeholder: 'Um A.' }], b: { c: { value: 1, placeholder: 'Um C.' } }, d: { value: 2 } };
    expect(marksOf(content).map(({ field, sentence }) => [field, sentence])).toEqual([
      ['a[0]', 'Um A.'],
      ['b.c', 'Um C.'],
    ]);
  });

  it('are none in what is switched off', () => {
    expect(marksOf({ show: false, items: [{ placeholder: 'Um.' }] })).toEqual([]);
    expect(marksOf({ show: true, items: [{ placeholder: 'Um.' }] })).toHaveLength(1);
  });
});

describe('a value without its mark', () => {
  const schema = declared(z.string());

  it.each(['a indicar pelo titular', 'por anunciar', '[morada]', 'a designar'])('is refused while it is «%s»', (value) => {
    expect(messages(schema.safeParse({ value }))).toEqual([`value: «${value}» não é um valor verdadeiro, e já não tem a marca de que falta.`]);
    expect(messages(schema.safeParse({ value, placeholder: 'O que falta.' }))).toEqual([]);
  });

  it.each(['A Mar, Lda.', 'Rua do Ar, 1', 'a partir de 2030'])('may be «%s»', (value) => expect(messages(schema.safeParse({ value }))).toEqual([]));
});

describe('a partner', () => {
  const example = {
    title: 'Casino',
    link: 'https://casino.example/',
    buttonLabel: 'Visitar Casino',
    ornament: 'vela',
    description: 'Um casino.',
    longDescription: 'Um casino.',
    conditions: 'Confirme.',
    placeholder: 'Um parceiro verdadeiro.',
  };
  const licence = { company: 'Empresa, S.A.', games: 'jogos de fortuna ou azar', seenOn: '2030-10-01' };
  const { placeholder, ...unmarked } = example;

  it('is an example, or has its link and its licence', () => {
    expect(messages(partnerSchema.safeParse(example))).toEqual([]);
    expect(messages(partnerSchema.safeParse({ ...unmarked, link: 'https://casino.pt/', licence }))).toEqual([]);
  });

  it('does not lose its mark without a licence', () => {
    expect(messages(partnerSchema.safeParse({ ...unmarked, link: 'https://casino.pt/' }))).toEqual(['licence: o parceiro não traz a licença.']);
  });

  it('has no real link under an invented name, and no invented one without its mark', () => {
    expect(messages(partnerSchema.safeParse({ ...example, link: 'https://casino.pt/' }))[0]).toMatch(/^link: .*ainda está marcado como exemplo/);
    expect(messages(partnerSchema.safeParse({ ...unmarked, licence }))[0]).toMatch(/^link: .*ainda é de exemplo/);
  });
});

it('an authorisation without its mark has a number', () => {
  const { authorisation } = promotionSchema.shape;
  expect(messages(authorisation.safeParse({ value: 'pedida' }))).toEqual(['value: a autorização não tem número.']);
  expect(messages(authorisation.safeParse({ value: '12/2030' }))).toEqual([]);
});
