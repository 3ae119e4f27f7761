import { expect, it } from 'vitest';
import { keepTogether } from './keep-together';

it.each([
  ['7 a 30 dias', '7 a 30\u00a0dias'],
  ['18 anos ou mais, 48 horas', '18\u00a0anos ou mais, 48\u00a0horas'],
  ['10–20 % e 2,70 %', '10–20\u00a0% e 2,70\u00a0%'],
  ['12 mil pessoas', '12\u00a0mil pessoas'],
  ['12 × 85€ = 1.020€', '12\u00a0× 85€\u00a0= 1.020€'],
  ['(14 ÷ 1,06 ≈ 13)', '(14\u00a0÷ 1,06\u00a0≈ 13)'],
  ['aposta × rondas por hora', 'aposta\u00a0× rondas por hora'],
  ['808 24 24 24', '808\u00a024\u00a024\u00a024'],
])('%s', (written, kept) => {
  expect(keepTogether(written)).toBe(kept);
});

it.each(['35 apostas', '3.500€', '100%', '1414 diariamente', '1 a 24 de dezembro', '+ um item', '10–20'])('%s stays as it is', (written) => {
  expect(keepTogether(written)).toBe(written);
});
