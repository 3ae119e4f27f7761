import { expect, it } from 'vitest';
import { checkPhrasing } from './phrasing';

const faults = (text: string) => checkPhrasing({ where: 'a.yaml', text }).map(({ what }) => what);

it.each([
  'Se está jogando sem parar',
  'estão sempre fazendo contas',
  'a auto-exclusão',
  'os teus dados',
  'Fim. Me escreva',
  'o Usuário',
  'Ver Configurações',
  'foi compartilhada',
])('%s is a problem', (text) => {
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
