import { describe, expect, it } from 'vitest';
import { checkConstants } from './constants';
import { siteOf } from './fixture-site';

const always = '<p>Só para maiores de 18 anos</p><p>© 2025</p>';
const faults = (html: string, file = 'a.html') => checkConstants(siteOf({ [file]: `<html><body>${always}${html}</body></html>` })).map(({ what }) => what);

describe('a page may say', () => {
  it.each([
    'Publicidade · 18+ · Aplicam-se termos',
    'Inscrições: de 1 a 24 de dezembro de 2025.',
    'O sorteio é a 25 de dezembro.',
    'Premiados a contactar em <b>48 horas</b>; lista até <b>27 de dezembro de 2025</b>',
    'válido durante 7 a 30 dias',
    'Com <strong>35x</strong> sobre um bónus de 100€',
    'As slots contam normalmente 100 %; a roleta, 10–20 % ou 0 %.',
    'Linha Vida 1414, gratuita',
    'O prazo mínimo legal é de três meses; pondere pelo menos 6 meses',
    '<code>ageVerified</code> e cookieConsent',
    'Última atualização: <time>4 de agosto de 2024</time>',
    '+25 casinos, €40.000+',
    'em vigor desde 29 de junho de 2015, a 96 %, com 90x e 14 dias',
  ])('%s', (html) => expect(faults(`<p>${html}</p>`)).toEqual([]));
});

describe('a page may not say', () => {
  it.each([
    ['para maiores de 21 anos', '21'],
    ['Publicidade · 16+ · termos', '16'],
    ['Inscrições: de 1 a 25 de dezembro de 2025.', '1 a 25 de dezembro de 2025'],
    ['O sorteio é a 26 de dezembro.', '26 de dezembro'],
    ['o sorteio é a 25 de dezembro de 2024', '25 de dezembro de 2024'],
    ['no prazo de 24 horas', '24 horas'],
    ['Lista de premiados: até 25 de dezembro de 2025', '25 de dezembro de 2025'],
    ['válido durante 7 a 15 dias', '7 a 15 dias'],
    ['Com 30x sobre um bónus', '30'],
    ['rollover de 35x obriga a apostar 3.000€', '3.000€'],
    ['As slots contam normalmente 90 %', '90 %'],
    ['a roleta conta 10–30 %', '10–30 %'],
    ['Linha Vida 800 202 790', '800 202 790'],
    ['O prazo mínimo legal é de 6 meses', '6 meses'],
    ['pondere pelo menos 3 meses', '3 meses'],
    ['guardamos age_verified', 'age_verified'],
    ['Última atualização: 5 de agosto de 2024', '5 de agosto de 2024'],
    ['© 2026', '2026'],
    ['+30 casinos', '+30'],
  ])('%s', (html, value) => expect(faults(`<p>${html}</p>`)[0]).toContain(`«${value}» here`));
});

it('a page of which the specification asks for a figure must state it', () => {
  expect(faults('', 'politica-cookies.html')).toEqual([
    'it does not say «4 de agosto de 2024».',
    'it does not say «ageVerified».',
    'it does not say «cookieConsent».',
  ]);
});

it('the words of scripts and drawings are not the page’s', () => {
  expect(faults('<script>"Linha Vida 800"</script><svg><text>© 2030</text></svg>')).toEqual([]);
});
