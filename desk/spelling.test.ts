import { expect, it } from 'vitest';
import { speller } from './spelling';

const unknown = (text: string, accepted: string[] = []) => [...speller(accepted)(text).keys()];

it('finds what is misspelt, what lacks its accent and what is spelt as in Brazil; the fixed labels stay', () => {
  expect(unknown('Os cassinos pedem um registro.\nUma palavra erada, um bonus.')).toEqual(['cassinos', 'registro', 'erada', 'bonus']);
  expect(
    unknown('Cassinos Online\nTermos de Uso\nConfigurações\nO botão «Configurações» não faz nada. Obrigado por se inscrever! Fique atento às novidades.'),
  ).toEqual([]);
});

it.each([
  ['bonus', 'bónus'],
  ['sao', 'são'],
  ['ja', 'já'],
  ['licoes', 'lições'],
])('suggests what may be meant, the missing accent first: %s', (word, meant) => expect(speller([])(`Um ${word}.`).get(word)?.[0]).toBe(meant));

it('suggests nothing for a short word, of which any other may be meant', () => expect(speller([])('Way').get('Way')).toEqual([]));

it('knows words joined by a hyphen, whole or by their parts, and no addresses', () => {
  expect(unknown('Buscá-las ao pequeno-almoço, na srij.turismodeportugal.pt ou em apoio@icad.pt; o e-mail.')).toEqual([]);
  expect(unknown('Um pequeno-almosso.')).toEqual(['almosso']);
  expect(unknown("Um copo d’água, uma mãe-d’água e um copo d'água; um d’agoa.")).toEqual(['agoa']);
});

it('an accepted word is right, at the start of a sentence too', () => {
  expect(unknown('Rabelos e barcos rabelos.')).toHaveLength(2);
  expect(unknown('Rabelos e barcos rabelos.', ['rabelos'])).toEqual([]);
  expect(unknown('Um zwingo.', ['Zwingo'])).toEqual(['zwingo']);
});
