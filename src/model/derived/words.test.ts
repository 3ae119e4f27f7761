import { expect, it } from 'vitest';
import { contentFolder } from '../../../paths';
import { loadContent } from '../../../rules/rulebook';
import { euros } from './euros';
import { dayInWords, wordsFor } from './words';

const { promotion, facts } = loadContent(contentFolder);

it('a day in words is written in lower case, with its year, and breaks nowhere but before that', () => {
  expect(dayInWords('2025-12-24')).toBe('24\u00a0de\u00a0dezembro de\u00a02025');
  expect(dayInWords('2025-03-01')).toBe('1\u00a0de\u00a0março de\u00a02025');
});

it.each([
  [0, '0€'],
  [100, '100€'],
  [999, '999€'],
  [1000, '1.000€'],
  [3500, '3.500€'],
  [1234567, '1.234.567€'],
  [87.5, '87,50€'],
  [140.00000000000003, '140€'],
])('%d euros are written %s', (amount, written) => {
  expect(euros(amount)).toBe(written);
});

it.each([
  ['2025-12-01', '2025-12-24', '1 a 24\u00a0de\u00a0dezembro de\u00a02025'],
  ['2025-11-30', '2025-12-24', '30\u00a0de\u00a0novembro a 24\u00a0de\u00a0dezembro de\u00a02025'],
  ['2025-12-20', '2026-01-05', '20\u00a0de\u00a0dezembro de\u00a02025 a 5\u00a0de\u00a0janeiro de\u00a02026'],
])('sign-ups from %s to %s are «%s»', (signUpsOpenOn, signUpsCloseOn, words) => {
  expect(wordsFor({ ...promotion, signUpsOpenOn, signUpsCloseOn }, facts).inscricoes).toBe(words);
});

it('every figure comes from its one home', () => {
  const changed = {
    ...facts,
    minimumAge: 21,
    helpLine: '1500',
    bonusValidityDays: [5, 10, 20],
    rollover: { multiplier: 40, bonus: 50, returnToPlayer: 95 },
    selfExclusion: { ...facts.selfExclusion, legalMinimumMonths: 4, advisedMonths: 9 },
  };
  expect(wordsFor({ ...promotion, contactWithinHours: 72 }, changed)).toMatchObject({
    'idade-minima': '21',
    'linha-de-ajuda': '1500',
    'prazo-de-contacto': '72 horas',
    'validade-do-bonus': '5 a 20 dias',
    'rollover-exemplo': '40x',
    'bonus-exemplo': '50€',
    'apostas-exemplo': '2.000€',
    'retorno-exemplo': '95%',
    'perda-exemplo': '100€',
    'perda-e-bonus': 'mais do que o bónus',
    'autoexclusao-minimo': '4 meses',
    'autoexclusao-conselho': '9 meses',
  });
});

it.each(['n.º 12/2026', 'Autorização n.º 12/2026', 'Autorização do sorteio: n.º 12/2026'])(
  'the authorisation «%s» stands after its word, which is said once',
  (value) => {
    expect(wordsFor({ ...promotion, authorisation: { value } }, facts)['autorizacao-do-sorteio']).toBe('n.º 12/2026');
  },
);
