import { expect, it } from 'vitest';
import { keepTogether } from './keep-together';

/** As long as the text of a paragraph is before its end is looked at. */
const line = 'palavra '.repeat(10);

it.each([
  ['7 a 30 dias', '7 a 30\u00a0dias'],
  ['18 anos ou mais, 48 horas', '18\u00a0anos ou mais, 48\u00a0horas'],
  ['10–20% e 2,70%', '10–20% e 2,70%'],
  ['35 vezes 100€', '35\u00a0vezes 100€'],
  ['12 mil pessoas', '12\u00a0mil pessoas'],
  ['12 × 85€ = 1.020€', '12\u00a0×\u00a085€ =\u00a01.020€'],
  ['3.500€ × 4% = **140€**', '3.500€\u00a0×\u00a04% =\u00a0**140€**'],
  ['(14 ÷ 1,06 ≈ 13)', '(14\u00a0÷\u00a01,06 ≈\u00a013)'],
  ['5€ + 10€ = 15€', '5€\u00a0+ 10€ =\u00a015€'],
  ['200€ − 140€ = 60€', '200€\u00a0−\u00a0140€ =\u00a060€'],
  ['A Nossa Aposta – Jogos', 'A Nossa Aposta\u00a0– Jogos'],
  ['aposta × rondas por hora', 'aposta\u00a0× rondas por hora'],
  ['18 em 37, 8 para 1, por dia em 7 dias', '18\u00a0em\u00a037, 8\u00a0para\u00a01, por dia em 7\u00a0dias'],
  ['6 pessoas', '6\u00a0pessoas'],
  ['1 a 24 de dezembro de 2025', '1 a 24\u00a0de\u00a0dezembro de\u00a02025'],
  ['artigo 5.º, Lei n.º 41/2004, Linha Vida 1414', 'artigo\u00a05.º, Lei\u00a0n.º\u00a041/2004, Linha\u00a0Vida\u00a01414'],
  ['dia e noite, ou nos dias úteis, de noite', 'dia\u00a0e\u00a0noite, ou nos dias\u00a0úteis, de noite'],
  ['casino ao vivo, a conta', 'casino ao\u00a0vivo, a conta'],
  ['sei o quê, a 0,50€ ou a 1.000€', 'sei o\u00a0quê, a\u00a00,50€ ou a\u00a01.000€'],
  ['diz o [ICAD](https://www.icad.pt/) e a RACE', 'diz o\u00a0[ICAD](https://www.icad.pt/) e a\u00a0RACE'],
  ['o SNS 24', 'o SNS\u00a024'],
  ['Linha Vida [1414](tel:1414)', 'Linha\u00a0Vida\u00a0[1414](tel:1414)'],
  ['808 24 24 24', '808\u00a024\u00a024\u00a024'],
  [`${line}visitar o site.\n\nO resto`, `${line}visitar\u00a0o\u00a0site.\n\nO resto`],
  [`${line}do regulador de jogo`, `${line}do regulador\u00a0de\u00a0jogo`],
])('%s', (written, kept) => {
  expect(keepTogether(written)).toBe(kept);
});

it.each([
  '35 apostas',
  'Roleta (conta 20%), *la partage*, S.A.',
  '3.500€',
  '100%',
  '1414 diariamente',
  '24 de cada mês',
  'Decreto-Lei n.º\u00a066/2015',
  'a SMS',
  '+ um item',
  '10–20',
  'visitar o site.',
  `${line}os reguladores`,
  `«${line}na página.»`,
  `| ${line}| 6 |`,
])('%s stays as it is', (written) => {
  expect(keepTogether(written)).toBe(written);
});
