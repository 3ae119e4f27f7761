import { expect, it } from 'vitest';
import { checkSpelling } from './spelling';

it('finds what is misspelt, what is spelt as in Brazil, and what is a word of Brazil; the fixed labels stay', async () => {
  const problems = await checkSpelling([
    { where: 'a.yaml', text: 'Os cassinos pedem um registro.\nO usuário lê a tela.\nUma palavra erada.' },
    {
      where: 'b.yaml',
      text: 'Cassinos Online\nTermos de Uso\nConfigurações\nO botão «Configurações» não faz nada.\nObrigado por se inscrever! Fique atento às novidades.',
    },
    { where: 'c.yaml', text: 'Ver Configurações' },
  ]);
  expect(problems.map(({ file, what }) => `${file} ${what.split(' ')[0]}`)).toEqual([
    'a.yaml «cassinos»',
    'a.yaml «registro»',
    'a.yaml «usuário»',
    'a.yaml «tela»',
    'a.yaml «erada»',
    'c.yaml «Configurações»',
  ]);
  expect(problems.find(({ what }) => what.startsWith('«tela»'))).toMatchObject({ why: 'it is a word of Brazil, not of Portugal.' });
});
