import { expect, it } from 'vitest';
import { checkTypography } from './typography';

const faults = (text: string) => checkTypography({ where: 'a.yaml', text }).map(({ what }) => what);

it.each([
  ['straight quotation marks', 'Um 6" de mais', 'quotation mark'],
  ['English quotation marks', 'O botão “aceitar', 'quotation mark'],
  ['an ordinary space before %', '20 % de cada aposta', 'no-break space before %'],
  ['no space before %', '20% de cada aposta', 'no-break space before %'],
  ['an ordinary space before a unit', 'no prazo de 48 horas', 'number and its unit'],
  ['a hyphen in a range', '10-20\u00a0%', 'hyphen in a range'],
  ['a spaced hyphen in a range', '7 - 30\u00a0dias', 'hyphen in a range'],
  ['a space before the euro sign', 'um bónus de 100 €', 'euro sign'],
  ['the euro sign first', 'um bónus de €100', 'euro sign'],
  ['thousands without a dot', 'apostar 3500€', 'thousands without a dot'],
  ['thousands with a space', 'apostar 3\u00a0500€', 'thousands without a dot'],
  ['thousands with a comma', 'apostar 3,500€', 'thousands without a dot'],
  ['two spaces', 'uma  aposta', 'two spaces'],
  ['a space before a comma', 'uma aposta , outra', 'before a sign'],
  ['a no-break space before a colon', 'veja\u00a0: isto', 'before a sign'],
  ['a space inside quotation marks', '« aceitar»', 'after an opening sign'],
  ['three dots', 'e depois...', 'three dots'],
  ['«nº»', 'Lei nº 41/2004', '«nº»'],
])('%s is a problem', (_, text, what) => {
  expect(faults(text)).toEqual([expect.stringContaining(what)]);
});

it.each([
  'Um bónus de 100€ com rollover de 35x são 3.500€, e 466,67€ por dia.',
  'De 10–20\u00a0%, durante 7 a 30\u00a0dias, para maiores de 18\u00a0anos.',
  'Carregue em «aceitar»: é tudo. E (talvez) não…',
  'Av. D. Carlos I, 134, 1.º, 1200-651 Lisboa; Lei n.º 41/2004; CID-11; 24/7; 808 24 24 24.',
  'NIF 509442013, IBAN PT50000201231234567890154 ou PT50 0002 0123 1234 5678 9015 4, MB WAY, +351 213 928 400.',
  'A 5 de dezembro de 2026, as máquinas devolvem 94–97\u00a0%.',
  '+25\n+5000\n€40.000+\n100%',
  'Título\nOutra linha, que começa por si',
])('%s is in order', (text) => {
  expect(faults(text)).toEqual([]);
});

it('shows where the fault stands, with no-break spaces visible', () => {
  expect(faults('entre 10\u00a0% e 20 % de cada')).toEqual(['«entre 10⍽% e 20 % de cada»: no no-break space before %.']);
});
