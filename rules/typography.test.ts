import { expect, it } from 'vitest';
import { typography } from './typography';

const faults = (text: string) => typography.run({ texts: [{ file: 'a.yaml', field: 'a', text }], misspellings: () => new Map() }).map(({ what }) => what);

it.each([
  ['straight quotation marks', 'Um 6" de mais', 'aspas'],
  ['English quotation marks', 'O botão “aceitar', 'aspas'],
  ['an ordinary space before %', '20 % de cada aposta', 'antes de %'],
  ['a no-break space before %', '20\u00a0% de cada aposta', 'antes de %'],
  ['a hyphen in a range', '10-20%', 'um hífen'],
  ['a spaced hyphen in a range', '7 - 30\u00a0dias', 'um hífen'],
  ['a space before the euro sign', 'um bónus de 100 €', 'sinal do euro'],
  ['the euro sign first', 'um bónus de €100', 'sinal do euro'],
  ['milhares sem ponto', 'apostar 3500€', 'milhares sem ponto'],
  ['thousands with a space', 'apostar 3\u00a0500€', 'milhares sem ponto'],
  ['thousands with a comma', 'apostar 3,500€', 'milhares sem ponto'],
  ['two spaces', 'uma  aposta', 'dois espaços'],
  ['a space before a comma', 'uma aposta , outra', 'antes do sinal'],
  ['a no-break space before a colon', 'veja\u00a0: isto', 'antes do sinal'],
  ['a space inside quotation marks', '« aceitar»', 'depois do sinal'],
  ['three dots', 'e depois...', 'três pontos'],
  ['«nº»', 'Lei nº 41/2004', 'sem ponto'],
])('%s is remarked on', (_, text, what) => {
  expect(faults(text)).toEqual([expect.stringContaining(what)]);
});

it.each([
  'Um bónus de 100€ com rollover de 35x são 3.500€, e 466,67€ por dia.',
  'De 10–20%, durante 7 a 30\u00a0dias, para maiores de 18\u00a0anos.',
  'Carregue em «aceitar»: é tudo. E (talvez) não…',
  'Av. D. Carlos I, 134, 1.º, 1200-651 Lisboa; Lei n.º 41/2004; CID-11; 24/7; 808 24 24 24.',
  'NIF 509442013, IBAN PT50000201231234567890154 ou PT50 0002 0123 1234 5678 9015 4, MB WAY, +351 213 928 400.',
  'A 5 de dezembro de 2026, as máquinas devolvem 94–97%.',
  '+25\n+5000\n€40.000+\n100%',
  'Título\nOutra linha, que começa por si',
])('%s is in order', (text) => {
  expect(faults(text)).toEqual([]);
});
