import { expect, it } from 'vitest';
import { lookUp } from './look-up';

const brands = { 'betano.pt': 'Betano', 'estorilsolcasinos.pt': 'ESC Online', 'placard.pt': 'Placard.pt', 'solverde.pt': 'Casino Solverde' };

it.each([
  ['betano.pt', 'betano.pt'],
  ['  https://www.Betano.PT/casino?x=1#y ', 'betano.pt'],
  ['HTTP://betano.pt:443', 'betano.pt'],
  ['casino.betano.pt/slots', 'casino.betano.pt'],
  ['www.casino.betano.pt.', 'casino.betano.pt'],
])('«%s» is found: the host is what counts', (typed, asked) => {
  expect(lookUp(typed, brands)).toEqual({ asked, isDomain: true, found: ['betano.pt'] });
});

it.each([
  ['betano.com', 'betano.com'],
  ['betano-pt.com', 'betano-pt.com'],
  ['obetano.pt', 'obetano.pt'],
  ['betano.pt.bonus.example', 'betano.pt.bonus.example'],
  ['https://betano.pt@bonus.example/', 'bonus.example'],
  // Its second letter is Cyrillic.
  ['bеtano.pt', 'xn--btano-zwe.pt'],
])('«%s» is not: it only looks like one that is', (typed, asked) => {
  expect(lookUp(typed, brands)).toEqual({ asked, isDomain: true, found: [] });
});

it.each([
  ['Betano', ['betano.pt']],
  ['esc online', ['estorilsolcasinos.pt']],
  ['Estoril Sol Casinos', ['estorilsolcasinos.pt']],
  ['solverde', ['solverde.pt']],
  ['Sólverde', ['solverde.pt']],
  ['Pin-Up', []],
])('«%s», a name, is looked for among the brands', (typed, found) => {
  expect(lookUp(typed, brands)).toEqual({ asked: typed, isDomain: false, found });
});

it.each(['', '   ', '?', '.'])('«%s» asks for nothing', (typed) => {
  expect(lookUp(typed, brands)).toBeUndefined();
});
