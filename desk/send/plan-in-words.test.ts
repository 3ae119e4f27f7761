import { expect, it } from 'vitest';
import { planInWords } from './plan-in-words';

it.each([
  [['a.html', 'b.html', 'a.js'], ['c.html', 'c.js'], 12_345, 'Vão 2 páginas e 1 outro ficheiro (13 KB); saem 2 ficheiros.'],
  [['a.html'], [], 1_250_000, 'Vai 1 página (1,3 MB).'],
  [['a.js', 'b.js'], ['c.js'], 999, 'Vão 2 ficheiros (1 KB); sai 1 ficheiro.'],
  [['a.js'], [], 0, 'Vai 1 ficheiro (já enviados: falta pô-los no lugar).'],
  [[], ['c.js'], 0, 'Sai 1 ficheiro.'],
  [[], [], 0, 'O alojamento já tem tudo: não há nada a enviar.'],
])('%j goes and %j leaves', (changed, gone, bytes, words) => {
  expect(planInWords({ changed, gone, bytes })).toBe(words);
});

it('an earlier site comes back', () => {
  expect(planInWords({ changed: ['a.html'], gone: ['c.js'], bytes: 5000, putBack: '2026-11-23T10:50:31.000Z' })).toBe('Volta 1 página (5 KB); sai 1 ficheiro.');
});

it('says what has been sent', () => {
  expect(planInWords({ changed: ['a.html'], gone: ['c.js', 'd.js'], bytes: 5000 }, true)).toBe('Foi 1 página (5 KB); saíram 2 ficheiros.');
  expect(planInWords({ changed: [], gone: [], bytes: 0 }, true)).toBe('O envio que tinha ficado a meio está acabado.');
});
