import { expect, it } from 'vitest';
import { phrasing } from './phrasing';

const faults = (text: string) => phrasing.run({ texts: [{ file: 'a.yaml', field: 'a', text }], misspellings: () => new Map() });

it.each([
  'Se está jogando sem parar',
  'estão sempre fazendo contas',
  'a auto-exclusão',
  'os teus dados',
  'Fim. Me escreva',
  'o Usuário',
  'Ver Configurações',
  'foi compartilhada',
])('%s is remarked on', (text) => {
  expect(faults(text)).toHaveLength(1);
});

it.each([
  'Se está a jogar sem parar',
  'Está bem quando acaba',
  'a autoexclusão',
  'os seus dados',
  'Se me escrever',
  'Configurações',
  'Em «Configurações».',
  'o acesso',
])('%s is in order', (text) => {
  expect(faults(text)).toEqual([]);
});
