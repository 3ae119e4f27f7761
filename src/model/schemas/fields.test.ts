import { expect, it } from 'vitest';
import type { z } from 'zod';
import { articleSlug, count, day, declared, declaredAs, isEmail, line, outgoingLink, pageAddress, rich, siteAddress, slug } from './fields';
import { redirectsSchema } from './redirects';
import { isTaxNumber } from './site';

const accepts = (field: z.ZodType, value: unknown) => field.safeParse(value).success;

it.each<[string, z.ZodType, right: unknown[], wrong: unknown[]]>([
  ['a line', line('', 5), ['a', 'abcde', ' abcde '], ['', '  ', 'abcdef', 'a\nb', 7, null]],
  ['a rich text', rich(''), ['a\n\nb'], [' \n ']],
  ['a count', count(''), [1, 48], [0, -1, 1.5, '1', Number.NaN]],
  ['a slug', slug(''), ['a', 'dicas-de-natal', '2025', 'index'], ['', 'Dicas', 'bónus', 'a b', 'a--b', '-a', 'a-', 'a/b', 'a.html', 'a\n']],
  ['the slug of an article', articleSlug(''), ['guia-index'], ['index', 'pagina', '404', 'con', 'com1', 'a'.repeat(81)]],
  ['a day', day(''), ['2025-12-24', '2024-02-29'], ['2025-02-29', '2025-13-01', '2025-00-10', '24-12-2025', '2025-12-24T00:00', '']],
  [
    'an outgoing link',
    outgoingLink(''),
    ['https://casino.example/', 'https://casino.example:8443/a?b=c&d=#e'],
    [
      ...['http://casino.example', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,a', '//casino.example', '/a', 'casino.example'],
      ...['https://', '', 'https://a.pthttps://a.pt', 'https://casino', 'https://a;b.pt/', 'https://user@casino.example/'],
      ...['https://casino.example/a b', 'https://casino.example/"'],
    ],
  ],
  [
    'the address of the site',
    siteAddress(''),
    ['https://a.pt', 'https://www.sorteio-magico.example', 'https://xn--sorteio-mgico-ceb.pt', 'https://a.pt:8443'],
    ['http://a.pt', 'https://a.pt/', 'https://a.pt/b', 'https://A.pt', 'https://a.pt;}{', 'https://a .pt', 'https://a.pt"', 'https://localhost', 'a.pt'],
  ],
  ['an address of this site', pageAddress(''), ['/', '/artigos', '/regras#faq'], ['artigos', '//casino.example', 'https://casino.example', '']],
  [
    'an old address',
    redirectsSchema.shape.redirects.element.shape.from,
    ['/a', '/artigos/o-antigo'],
    ['artigos/a', '/', '/a/', '//a', '/a b', '/a;}', '/a"', '/á', '/a?b', '/a/../b', 'https://a.example/'],
  ],
  [
    'a declared value',
    declared(line('')),
    [{ value: 'A Mar, Lda.' }, { value: 'a partir de 2030' }, { value: 'a', placeholder: 'b' }, { value: 'a indicar', placeholder: 'b' }],
    [
      { value: 'a', placeholder: '' },
      { placeholder: 'b' },
      ...['a indicar pelo titular', 'por anunciar', '[morada]', 'a designar'].map((value) => ({ value })),
    ],
  ],
  [
    'a declared value that must look right once it is the true one',
    declaredAs(line(''), isEmail, { what: 'a', why: 'b', mend: 'c' }),
    [{ value: 'a indicar', placeholder: 'c' }, { value: 'a@b.pt' }],
    [{ value: 'fulano' }],
  ],
])('%s', (_, field, right, wrong) => {
  expect(right.filter((value) => !accepts(field, value))).toEqual([]);
  expect(wrong.filter((value) => accepts(field, value))).toEqual([]);
});

it('a line loses the spaces around it', () => expect(line('').parse(' abc ')).toBe('abc'));

it('an e-mail address and a tax number are told from what resembles them', () => {
  const emails = ['a@b.pt', 'nome.apelido+x@sub.exemplo.pt', 'a', 'a@b', 'a b@c.pt', 'mailto:a@b.pt', 'a@b.pt, c@d.pt'];
  expect(emails.filter(isEmail)).toEqual(['a@b.pt', 'nome.apelido+x@sub.exemplo.pt']);
  const numbers = ['509442013', '509 442 013', '509442014', '50944201', 'NIF 509442013', '5094420130'];
  expect(numbers.filter(isTaxNumber)).toEqual(['509442013', '509 442 013']);
});

it('a field that is empty is said to be so', () => {
  expect(day('').safeParse('').error?.issues[0]?.message).toBe('está por preencher.');
  expect(day('').safeParse('2025-02-30').error?.issues[0]?.message).toBe('«2025-02-30» não é um dia que exista.');
});
