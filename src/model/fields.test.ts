import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { articleSlug, count, day, declared, declaredAs, isEmail, line, outgoingLink, pageAddress, rich, siteAddress, slug } from './fields';
import { isTaxNumber } from './site';

const accepts = (field: z.ZodType, value: unknown) => field.safeParse(value).success;

describe('a line', () => {
  const field = line('', 5);
  it.each(['a', 'abcde', ' abcde '])('may be %j', (text) => expect(accepts(field, text)).toBe(true));
  it.each(['', '  ', 'abcdef', 'a\nb', 7, null])('may not be %j', (text) => expect(accepts(field, text)).toBe(false));
  it('loses the spaces around it', () => expect(field.parse(' abc ')).toBe('abc'));
});

describe('a rich text', () => {
  it('may have paragraphs', () => expect(accepts(rich(''), 'a\n\nb')).toBe(true));
  it('may not be empty', () => expect(accepts(rich(''), ' \n ')).toBe(false));
});

describe('a count', () => {
  it.each([1, 48])('may be %j', (number) => expect(accepts(count(''), number)).toBe(true));
  it.each([0, -1, 1.5, '1', Number.NaN])('may not be %j', (number) => expect(accepts(count(''), number)).toBe(false));
});

describe('a slug', () => {
  it.each(['a', 'dicas-de-natal', '2025'])('may be %j', (text) => expect(accepts(slug(''), text)).toBe(true));
  it.each(['', 'Dicas', 'bónus', 'a b', 'a--b', '-a', 'a-', 'a/b', 'a.html', 'a\n'])('may not be %j', (text) => expect(accepts(slug(''), text)).toBe(false));
});

it.each(['index', 'pagina', '404', 'con', 'com1', 'a'.repeat(81)])('an article may not be called %j', (text) => {
  expect(accepts(slug(''), text)).toBe(true);
  expect(accepts(articleSlug(''), text)).toBe(false);
});

describe('a day', () => {
  it.each(['2025-12-24', '2024-02-29'])('may be %j', (text) => expect(accepts(day(''), text)).toBe(true));
  it.each(['2025-02-29', '2025-13-01', '2025-00-10', '24-12-2025', '2025-12-24T00:00', ''])('may not be %j', (text) =>
    expect(accepts(day(''), text)).toBe(false),
  );
});

describe('an outgoing link', () => {
  it.each(['https://casino.example/', 'https://casino.example:8443/a?b=c&d=#e'])('may be %j', (text) => expect(accepts(outgoingLink(''), text)).toBe(true));
  it.each([
    'http://casino.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,a',
    '//casino.example',
    '/a',
    'casino.example',
    'https://',
    'https://a.pthttps://a.pt',
    'https://casino',
    'https://a;b.pt/',
    'https://user@casino.example/',
    'https://casino.example/a b',
    'https://casino.example/"',
    '',
  ])('may not be %j', (text) => expect(accepts(outgoingLink(''), text)).toBe(false));
});

describe('the address of the site', () => {
  it.each(['https://a.pt', 'https://www.sorteio-magico.example', 'https://xn--sorteio-mgico-ceb.pt', 'https://a.pt:8443'])('may be %j', (text) =>
    expect(accepts(siteAddress(''), text)).toBe(true),
  );
  it.each(['http://a.pt', 'https://a.pt/', 'https://a.pt/b', 'https://A.pt', 'https://a.pt;}{', 'https://a .pt', 'https://a.pt"', 'https://localhost', 'a.pt'])(
    'may not be %j',
    (text) => expect(accepts(siteAddress(''), text)).toBe(false),
  );
});

describe('an address of this site', () => {
  it.each(['/', '/artigos', '/regras#faq'])('may be %j', (text) => expect(accepts(pageAddress(''), text)).toBe(true));
  it.each(['artigos', '//casino.example', 'https://casino.example', ''])('may not be %j', (text) => expect(accepts(pageAddress(''), text)).toBe(false));
});

it.each(['a@b.pt', 'nome.apelido+x@sub.exemplo.pt'])('%s is an e-mail address', (text) => expect(isEmail(text)).toBe(true));
it.each(['a', 'a@b', 'a b@c.pt', 'mailto:a@b.pt', 'a@b.pt, c@d.pt'])('%s is none', (text) => expect(isEmail(text)).toBe(false));
it.each(['509442013', '509 442 013'])('%s is a tax number', (text) => expect(isTaxNumber(text)).toBe(true));
it.each(['509442014', '50944201', 'NIF 509442013', '5094420130'])('%s is none', (text) => expect(isTaxNumber(text)).toBe(false));

it('what a declared value must look like counts once it is the true one', () => {
  const field = declaredAs(line(''), isEmail, { what: 'a', why: 'b', mend: 'c' });
  expect(accepts(field, { value: 'a indicar', placeholder: 'c' })).toBe(true);
  expect(accepts(field, { value: 'fulano' })).toBe(false);
});

it('a declared value keeps its placeholder only while it is one', () => {
  const field = declared(line(''));
  expect(accepts(field, { value: 'a' })).toBe(true);
  expect(accepts(field, { value: 'a', placeholder: 'b' })).toBe(true);
  expect(accepts(field, { value: 'a', placeholder: '' })).toBe(false);
  expect(accepts(field, { placeholder: 'b' })).toBe(false);
});
