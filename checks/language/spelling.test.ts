import { expect, it } from 'vitest';
import { checkSpelling } from './spelling';

it('finds what is misspelt and what is spelt as in Brazil; the fixed labels stay', async () => {
  const problems = await checkSpelling([
    { where: 'a.yaml', text: 'Os cassinos pedem um registro.\nUma palavra erada.' },
    {
      where: 'b.yaml',
      text: 'Cassinos Online\nTermos de Uso\nConfigurações\nO botão «Configurações» não faz nada.\nObrigado por se inscrever! Fique atento às novidades.',
    },
  ]);
  expect(problems.map(({ file, what }) => `${file} ${what.split(' ')[0]}`)).toEqual(['a.yaml «cassinos»', 'a.yaml «registro»', 'a.yaml «erada»']);
});
